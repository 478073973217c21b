import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Changes, type OpenChange } from '#kernel/changes/changes'
import { willPass } from '#kernel/disks/will_pass'
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

/** Files read at once and settled in one transaction. */
const BATCH = 16

interface ReadItem {
  readonly item: ImportItem
  readonly read: ReadMessage
}

/**
 * Works an import off: reads the waiting files off the main thread and settles them batch by
 * batch, each batch in one transaction with its cases and its trail. Run again after a cut it
 * goes on with what is still waiting.
 */
@inject()
export default class ProcessImport {
  constructor(
    private imports: Imports,
    private items: ImportItems,
    private store: FileStore,
    private messages: Messages,
    private changes: Changes,
    private settler: ReportSettler
  ) {}

  /**
   * @param onSettled told after each batch how many items are settled
   */
  async handle(
    { importId, onDuplicate }: { importId: string; onDuplicate: OnDuplicate },
    onSettled: (settled: number) => void = () => {}
  ): Promise<void> {
    const profile = await profileOfProject()
    let batch = await this.#read(await this.items.waiting(importId, BATCH), profile)
    while (batch.length > 0) {
      // The threads read the next files while the database writes these.
      const ids = batch.map(({ item }) => item.id)
      const ahead = this.#read(await this.items.waiting(importId, BATCH, ids), profile)
      // Looked at below; it may fail before its turn comes.
      ahead.catch(() => {})
      await this.#record(importId, batch, onDuplicate)
      onSettled(batch.length)
      batch = await ahead
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

  /**
   * Settles a batch in one transaction, each file apart when that fails, and refuses the file that
   * fails alone: it must not keep those after it waiting for ever.
   */
  async #record(
    importId: string,
    batch: readonly ReadItem[],
    onDuplicate: OnDuplicate
  ): Promise<void> {
    const settle = (items: readonly ReadItem[]) =>
      this.changes.recordMany((open) => this.#settle(open, importId, items, onDuplicate))
    try {
      return await settle(batch)
    } catch (error) {
      const [{ item, read }, ...others] = batch
      if (willPass(error) || (others.length === 0 && !read.ok)) throw error
      if (others.length === 0) {
        const refusal = error instanceof Refusal && refusalOf(error)
        if (refusal) return settle([{ item, read: { ok: false, refusal } }])
        logger.error({ err: error }, 'A file cannot be settled')
        return settle([{ item, read: failedFile() }])
      }
      for (const one of batch) await this.#record(importId, [one], onDuplicate)
    }
  }

  async #settle(
    open: OpenChange,
    importId: string,
    batch: readonly ReadItem[],
    onDuplicate: OnDuplicate
  ): Promise<void> {
    const change = open({ name: 'import.processed', subject: { type: 'import', id: importId } })
    await this.imports.takeTurn(change)
    await this.settler.settle(open, change, batch, onDuplicate)
  }
}
