import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import type { Batch, BatchItem } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import { BatchWork, type ItemWork, type Portion } from '#kernel/batches/batch_kind'
import { verdictOn } from '#kernel/batches/verdict_on'
import { willPass } from '#kernel/disks/will_pass'
import { Refusal } from '#kernel/errors/define_errors'
import { asPersonOfJob } from '#kernel/identity/as_person_of_job'

import { type MadePaper, Papers } from '#plugins/papers/contract'
import { recordPrinted } from '#plugins/papers/printing/printed_act'
import { addPaperFile } from '#plugins/papers/records/paper_files'
import { type AskedRun, KEPT_DAYS } from '#plugins/papers/records/paper_runs'

/** A paper, or why there is none. */
type Prepared = MadePaper | { readonly failed: unknown }

const DAY_MS = 86_400_000

/** Makes the papers of a run, each as whoever asked for it sees the case at this moment. */
@inject()
export class WorkRun extends BatchWork<AskedRun, Prepared> {
  constructor(
    private items: BatchItems,
    private papers: Papers
  ) {
    super()
  }

  async begin({ asked, startedAt }: Batch<AskedRun>): Promise<ItemWork<Prepared>> {
    const expiresAt = new Date(new Date(startedAt).getTime() + KEPT_DAYS * DAY_MS)
    return {
      prepare: (items) => Promise.all(items.map((item) => this.#make(item, asked))),
      settle: (portion) => this.#settle(portion, expiresAt),
    }
  }

  async #make({ subject }: BatchItem, { kind, ...wish }: AskedRun): Promise<Prepared> {
    try {
      return await asPersonOfJob('CASE_PAPER', () => this.papers.make(subject!, wish, kind))
    } catch (error) {
      if (willPass(error)) throw error
      if (!(error instanceof Refusal)) logger.error({ err: error }, 'A paper cannot be made')
      return { failed: error }
    }
  }

  async #settle(
    { open, change, items, prepared }: Portion<Prepared>,
    expiresAt: Date
  ): Promise<void> {
    for (const [at, { id, batchId, position }] of items.entries()) {
      const made = prepared[at]!
      if ('failed' in made) {
        await this.items.settle(change, [{ id, ...verdictOn(made.failed) }])
        continue
      }
      recordPrinted(open, made)
      const { fileName: name, bytes } = made
      await addPaperFile(change, batchId, { position, name, bytes }, expiresAt)
      await this.items.settle(change, [{ id, state: 'done' }])
    }
    change.note('cases', undefined, items.length)
  }
}
