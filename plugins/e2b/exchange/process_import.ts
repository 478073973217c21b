import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import type { Batch } from '#kernel/batches/batch'
import { BatchWork, type ItemWork, type Portion } from '#kernel/batches/batch_kind'
import { Refusal } from '#kernel/errors/define_errors'
import type { HasTimeZone } from '#kernel/fields/today'
import { FileStore } from '#kernel/files/file_store'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { failedFile } from '#plugins/e2b/exchange/failed_file'
import type { ImportItem, OnDuplicate } from '#plugins/e2b/exchange/import_item'
import { Messages } from '#plugins/e2b/contract'
import { profileOfProject } from '#plugins/e2b/exchange/profile_of_project'
import { putDocuments } from '#plugins/e2b/exchange/put_documents'
import { type ReadItem, ReportSettler } from '#plugins/e2b/exchange/report_settler'
import { HeaderJudge } from '#plugins/e2b/judging/header_judge'
import { ImportItems } from '#plugins/e2b/records/import_items'
import { Imports } from '#plugins/e2b/records/imports'
import { refusalOf } from '#plugins/e2b/schema/refusal_of'

/** What somebody asks who brings files in. */
export interface ImportOrder {
  readonly onDuplicate: OnDuplicate
}

/**
 * Reads the files of an import off the main thread, holds their headers against the rules before a
 * transaction is open, and settles them portion by portion, with their cases and their trail.
 */
@inject()
export class ProcessImport extends BatchWork<ImportOrder, ReadItem> {
  constructor(
    private imports: Imports,
    private items: ImportItems,
    private store: FileStore,
    private messages: Messages,
    private headers: HeaderJudge,
    private settler: ReportSettler
  ) {
    super()
  }

  async begin({ asked: { onDuplicate } }: Batch<ImportOrder>): Promise<ItemWork<ReadItem>> {
    const profile = await profileOfProject()
    const project = await projectAtHand()
    return {
      prepare: async (items) => {
        const known = await this.items.of(items)
        return Promise.all(known.map((item) => this.#read(item, profile, project)))
      },
      settle: (portion) => this.#settle(portion, onDuplicate),
      fail: async (portion, error) => {
        const [{ item, read }] = portion.prepared
        // What cannot even be refused is tried again.
        if (!read.ok) throw error
        const refusal = error instanceof Refusal && refusalOf(error)
        const refused = refusal ? ({ ok: false, refusal } as const) : failedFile()
        await this.#settle({ ...portion, prepared: [unread(item, refused)] }, onDuplicate)
      },
    }
  }

  async #read(item: ImportItem, profile: string | undefined, project: HasTimeZone) {
    const read = await this.messages.read(await this.store.get(item.sha256), profile)
    if (!read.ok) return unread(item, read)
    await putDocuments(this.store, read.reports)
    try {
      return { item, read, headerFindings: await this.headers.judge(read, project) }
    } catch (error) {
      // That a file cannot be judged is a verdict on it.
      logger.error({ err: error }, 'The headers of a file cannot be judged')
      return unread(item, failedFile())
    }
  }

  async #settle(
    { open, change, prepared }: Pick<Portion<ReadItem>, 'open' | 'change' | 'prepared'>,
    onDuplicate: OnDuplicate
  ): Promise<void> {
    await this.imports.takeTurn(change)
    await this.settler.settle(open, change, prepared, onDuplicate)
  }
}

const unread = (item: ImportItem, read: ReadItem['read']): ReadItem => ({
  ...{ item, read, headerFindings: [] },
})
