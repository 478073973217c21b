import { inject } from '@adonisjs/core'

import { WatchBatch } from '#kernel/batches/watch_batch'

import { CaseReading } from '#plugins/cases/contract/reading'
import type { RefusedBeforehand } from '#plugins/gateway/many/submit_many'

/** Items of a batch that are looked through at once. */
const PORTION = 200

/** Tells which cases of a batch were refused, by their numbers, and why. */
@inject()
export class RefusedOfMany {
  constructor(
    private watch: WatchBatch,
    private reading: CaseReading
  ) {}

  /** All of them in their order. Refuses as looking at the batch does. */
  async handle(batchId: string): Promise<RefusedBeforehand[]> {
    const refused: RefusedBeforehand[] = []
    for (let from = 0; ; from += PORTION) {
      const { rows, total } = await this.watch.list(batchId, from, PORTION)
      for (const { subject, state, sentence } of rows) {
        if (state === 'done' || !sentence || !subject) continue
        refused.push({ caseNo: (await this.reading.get(subject)).caseNo, sentence })
      }
      if (from + PORTION >= total) return refused
    }
  }
}
