import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import type { Batch, BatchItem } from '#kernel/batches/batch'
import { BatchItems, type SettledItem } from '#kernel/batches/batch_items'
import { BatchWork, type ItemWork, type Portion } from '#kernel/batches/batch_kind'
import { verdictOn } from '#kernel/batches/verdict_on'
import type { OpenChange } from '#kernel/changes/changes'
import { willPass } from '#kernel/disks/will_pass'
import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { asPersonOfJob } from '#kernel/identity/as_person_of_job'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import type { WrittenCase } from '#plugins/e2b/contract'
import ExportCase, { exportAct, type ReasonedWish } from '#plugins/e2b/exchange/export_case'
import { wording } from '#plugins/e2b/lang/server/wording'
import { type AskedExport, seesNotAll } from '#plugins/e2b/records/exports'

/** A message that may leave, or why it may not. */
type Prepared = WrittenCase | { readonly failed: unknown }

/**
 * Writes the messages of an export, each as whoever asked for it sees the case, and freezes what leaves.
 * The frozen copies are what the archive is made of; so a case of which that person does not see all is
 * refused: its copy could be shown to nobody in part.
 */
@inject()
export class ProcessExport extends BatchWork<AskedExport, Prepared> {
  constructor(
    private exportCase: ExportCase,
    private reading: CaseReading,
    private records: CaseRecords,
    private items: BatchItems
  ) {
    super()
  }

  async begin({ asked }: Batch<AskedExport>): Promise<ItemWork<Prepared>> {
    const { reason, header, documents } = asked
    return {
      prepare: (items) => this.#write(items, { reason, header, documents }),
      settle: (portion) => this.#settle(portion, reason),
    }
  }

  async #write(items: readonly BatchItem[], wish: ReasonedWish): Promise<Prepared[]> {
    const ids = items.map(({ subject }) => subject!)
    try {
      return await asPersonOfJob('CASE_EXPORT', async () => {
        const partly = await this.reading.seenInPart(ids)
        return Promise.all(ids.map((id) => this.#writeOne(id, partly.has(id), wish)))
      })
    } catch (error) {
      const failed = failedBy(error)
      return ids.map(() => failed)
    }
  }

  async #writeOne(caseId: string, isSeenInPart: boolean, wish: ReasonedWish): Promise<Prepared> {
    try {
      if (isSeenInPart) {
        await this.reading.get(caseId)
        throw new kernelErrors.E_NO_PERMISSION({ detail: seesNotAll })
      }
      return (await this.exportCase.prepare(caseId, wish)).written
    } catch (error) {
      return failedBy(error)
    }
  }

  async #settle(
    { open, change, items, prepared }: Portion<Prepared>,
    reason?: string
  ): Promise<void> {
    const settled: SettledItem[] = []
    for (const [at, { id }] of items.entries()) {
      const written = prepared[at]!
      if ('failed' in written) settled.push({ id, ...verdictOn(written.failed) })
      else settled.push({ id, ...(await this.#keep(open, written, reason)) })
    }
    await this.items.settle(change, settled)
    change.note('cases', undefined, settled.length)
  }

  async #keep(
    open: OpenChange,
    written: WrittenCase,
    reason?: string
  ): Promise<Omit<SettledItem, 'id'>> {
    const { caseId, revision, packed: message, unwritten, left } = written
    const copy = { caseId, revision, purpose: 'download', message }
    const made = await this.records.freeze(open(exportAct(caseId, reason)), copy)
    const count = unwritten.length + left.length
    const sentence = count > 0 ? leftOut(count) : null
    return { state: 'done', verdict: count > 0 ? 'incomplete' : 'complete', sentence, made }
  }
}

/** What lies outside of the work is tried again; what does not is the verdict on an item. */
function failedBy(error: unknown): { failed: unknown } {
  if (willPass(error)) throw error
  if (!(error instanceof Refusal)) logger.error({ err: error }, 'A case cannot be exported')
  return { failed: error }
}

const leftOut = (count: number) =>
  count === 1
    ? wording('process_export.left_out_one')
    : wording('process_export.left_out', { count })
