import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import type { BatchItem } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import { BatchWork, type ItemWork, type Portion } from '#kernel/batches/batch_kind'
import { verdictOn } from '#kernel/batches/verdict_on'
import { Database } from '#kernel/database/database'
import { willPass } from '#kernel/disks/will_pass'
import { Refusal } from '#kernel/errors/define_errors'
import { FileStore } from '#kernel/files/file_store'
import { Files } from '#kernel/files/files'
import { asPersonOfJob } from '#kernel/identity/as_person_of_job'

import type { RunFile } from '#plugins/listings/contract/listing_files'
import { endRun, findRun, type RunRow } from '#plugins/listings/records/runs'
import { MakeFiles } from '#plugins/listings/running/make_files'
import { RunMails } from '#plugins/listings/running/run_mails'

/** Files whose bytes are in the store, or why there are none. */
type Prepared =
  | {
      readonly run: RunRow
      readonly files: readonly RunFile[]
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
    private store: FileStore,
    private files: Files,
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

  async #prepare({ subject }: BatchItem): Promise<Prepared> {
    const run = await this.database.read((trx) => findRun(trx, subject!))
    try {
      return await asPersonOfJob('CASE_REPORT_CONF', async () => {
        const { written, ...counts } = await this.making.ofRun(run)
        const files: RunFile[] = []
        for (const { bytes, name, mediaType } of written)
          files.push({ name, mediaType, ...(await this.store.put(bytes)) })
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
        for (const file of made.files) await this.files.note(ended, file)
        await endRun(ended, run.id, made)
        await this.items.settle(change, [{ id, state: 'done' }])
      }
      if (run.isWeekly) await this.mails.tell(ended, run, !('failed' in made))
    }
  }
}
