import { inject } from '@adonisjs/core'

import type { Batch } from '#kernel/batches/batch'
import { BatchWork, type ItemWork, type Portion } from '#kernel/batches/batch_kind'
import { Refusal } from '#kernel/errors/define_errors'
import { FileStore } from '#kernel/files/file_store'

import { failedFile } from '#plugins/e2b/exchange/failed_file'
import type { ImportItem, OnDuplicate } from '#plugins/e2b/exchange/import_item'
import { Messages, type ReadMessage } from '#plugins/e2b/contract'
import { profileOfProject } from '#plugins/e2b/exchange/profile_of_project'
import { putDocuments } from '#plugins/e2b/exchange/put_documents'
import { ReportSettler } from '#plugins/e2b/exchange/report_settler'
import { ImportItems } from '#plugins/e2b/records/import_items'
import { Imports } from '#plugins/e2b/records/imports'
import { refusalOf } from '#plugins/e2b/schema/refusal_of'

/** What somebody asks who brings files in. */
export interface ImportOrder {
  readonly onDuplicate: OnDuplicate
}

interface ReadItem {
  readonly item: ImportItem
  readonly read: ReadMessage
}

/**
 * Reads the files of an import off the main thread and settles them portion by portion, with their
 * cases and their trail.
 */
@inject()
export class ProcessImport extends BatchWork<ImportOrder, ReadItem> {
  constructor(
    private imports: Imports,
    private items: ImportItems,
    private store: FileStore,
    private messages: Messages,
    private settler: ReportSettler
  ) {
    super()
  }

  async begin({ asked: { onDuplicate } }: Batch<ImportOrder>): Promise<ItemWork<ReadItem>> {
    const profile = await profileOfProject()
    return {
      prepare: async (items) => this.#read(await this.items.of(items), profile),
      settle: (portion) => this.#settle(portion, onDuplicate),
      fail: async (portion, error) => {
        const [{ item, read }] = portion.prepared
        // What cannot even be refused is tried again.
        if (!read.ok) throw error
        const refusal = error instanceof Refusal && refusalOf(error)
        const refused = refusal ? ({ ok: false, refusal } as const) : failedFile()
        await this.#settle({ ...portion, prepared: [{ item, read: refused }] }, onDuplicate)
      },
    }
  }

  #read(items: readonly ImportItem[], profile?: string): Promise<ReadItem[]> {
    return Promise.all(
      items.map(async (item) => {
        const read = await this.messages.read(await this.store.get(item.sha256), profile)
        if (read.ok) await putDocuments(this.store, read.reports)
        return { item, read }
      })
    )
  }

  async #settle(
    { open, change, prepared }: Pick<Portion<ReadItem>, 'open' | 'change' | 'prepared'>,
    onDuplicate: OnDuplicate
  ): Promise<void> {
    await this.imports.takeTurn(change)
    await this.settler.settle(open, change, prepared, onDuplicate)
  }
}
