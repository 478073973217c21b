import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import type { Batch, BatchItem } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import { BatchWork, type ItemWork, type Portion } from '#kernel/batches/batch_kind'
import { verdictOn } from '#kernel/batches/verdict_on'
import { Database } from '#kernel/database/database'
import { willPass } from '#kernel/disks/will_pass'
import { Refusal } from '#kernel/errors/define_errors'
import { sha256Of } from '#kernel/files/file_store'
import { asPersonOfJob } from '#kernel/identity/as_person_of_job'

import type { MadeFile } from '#plugins/listings/records/run_files'
import { cancelRun, endRun, findRun, type RunRow, waitsStill } from '#plugins/listings/records/runs'
import { MakeFiles } from '#plugins/listings/running/make_files'
import { RunMails } from '#plugins/listings/running/run_mails'

/** Files with their bytes, or why there are none. */
type Prepared =
  | {
      readonly run: RunRow
      readonly files: readonly MadeFile[]
      readonly lineCount: number
      readonly caseCount: number
    }
  | { readonly run: RunRow; readonly failed: unknown }

/** Makes the file of a run, as whoever asked for it sees cases at this moment. */
@inject()
export class WorkRun extends BatchWork<{ readonly runId: string }, Prepared> {
  constructor(
    private items: BatchItems,
    private database: Database,
    private making: MakeFiles,
    private mails: RunMails
  ) {
    super()
  }

  async begin(): Promise<ItemWork<Prepared>> {
    return {
      prepare: (items) => Promise.all(items.map((item) => this.#prepare(item))),
      settle: (portion) => this.#settle(portion),
    }
  }

  /** Nothing comes of the file any longer. */
  override async cancel(
    { open, change }: Pick<Portion, 'open' | 'change'>,
    { asked: { runId: id } }: Batch<{ readonly runId: string }>
  ): Promise<void> {
    if (!(await waitsStill(change, id))) return
    await cancelRun(
      open({ name: 'listing_run.cancelled', subject: { type: 'listing_run', id } }),
      id
    )
  }

  async #prepare({ subject }: BatchItem): Promise<Prepared> {
    const run = await this.database.read((trx) => findRun(trx, subject!))
    try {
      return await asPersonOfJob('CASE_REPORT_CONF', async () => {
        const { written, ...counts } = await this.making.ofRun(run)
        const files = written.map((file) => ({ ...file, sha256: sha256Of(file.bytes) }))
        return { run, files, ...counts }
      })
    } catch (error) {
      if (willPass(error)) throw error
      if (!(error instanceof Refusal)) logger.error({ err: error }, 'A listing cannot be written')
      return { run, failed: error }
    }
  }

  async #settle({ open, change, items, prepared }: Portion<Prepared>): Promise<void> {
    for (const [at, { id }] of items.entries()) {
      const made = prepared[at]!
      const { run } = made
      const ended = open({ name: 'listing_run.made', subject: { type: 'listing_run', id: run.id } })
      if ('failed' in made) {
        const verdict = verdictOn(made.failed)
        const { code = null, sentence = null } = verdict
        await endRun(ended, run.id, { code, sentence })
        await this.items.settle(change, [{ id, ...verdict }])
      } else {
        await endRun(ended, run.id, made)
        await this.items.settle(change, [{ id, state: 'done' }])
      }
      if (run.isWeekly) await this.mails.tell(ended, run, !('failed' in made))
    }
  }
}
