import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { Changes } from '#kernel/changes/changes'
import { messageOf } from '#kernel/errors/messages'
import { FileStore, sha256Of, type StoredFile } from '#kernel/files/file_store'
import { isZip } from '#kernel/files/checks/signatures'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { OnDuplicate } from '#plugins/e2b/exchange/import_item'
import { messageSettings } from '#plugins/e2b/exchange/message_settings'
import type { ImportOrder } from '#plugins/e2b/exchange/process_import'
import { type UnpackedFile, unpack, type UploadedFile } from '#plugins/e2b/exchange/unpack'
import { refusedUnread } from '#plugins/e2b/intake/refused_unread'
import { ImportItems } from '#plugins/e2b/records/import_items'
import { IMPORT } from '#plugins/e2b/records/imports'

/** Files on their way to the disk at once: most of their time is waiting for it. */
const AT_ONCE = 8

type StoredMessage = Omit<UnpackedFile, 'bytes'> & StoredFile

/**
 * Takes files in: keeps their bytes as they came, opens zips, notes one item for each message and
 * hands the work to a job. Once it answers, nothing of it can be lost.
 */
@inject()
export default class StartImport {
  constructor(
    private store: FileStore,
    private batches: Batches,
    private items: ImportItems,
    private changes: Changes
  ) {}

  /**
   * @param run `later` by a job, or `now` by the caller (command line)
   * @returns id of the import
   */
  async handle(
    files: readonly UploadedFile[],
    onDuplicate: OnDuplicate,
    run: 'later' | 'now' = 'later'
  ): Promise<string> {
    const importId = randomUUID()
    const stored = await this.#keepAll(files)
    const act = { name: 'import.started', subject: { type: 'import', id: importId } } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      const asked: ImportOrder = { onDuplicate }
      const subjects = stored.map(() => null)
      const begun = { id: importId, kind: IMPORT, asked, subjects }
      const batch = await this.batches.start(change, begun, run === 'now' ? 'caller' : 'job')
      const added = await this.items.add(change, batch, stored)
      for (const [index, item] of added.entries()) {
        change.note(item.entry ?? item.fileName, undefined, { sha256: item.sha256 })
        const { refusal } = stored[index]
        if (refusal) {
          await this.items.settle(change, item, {
            state: 'refused',
            verdict: 'refused',
            ...refusal,
          })
        }
      }
    })
    return importId
  }

  async #keepAll(files: readonly UploadedFile[]): Promise<StoredMessage[]> {
    const stored: Promise<StoredMessage>[] = []
    for (const file of files) {
      for await (const unpacked of unpack(file)) {
        const keeping = this.#keep(unpacked)
        // Looked at below; it may fail before its turn comes.
        keeping.catch(() => {})
        stored.push(keeping)
        await stored.at(-AT_ONCE)
      }
    }
    return Promise.all(stored)
  }

  /** What is too large is refused before anything of it is stored. */
  async #keep({ bytes, ...file }: UnpackedFile): Promise<StoredMessage> {
    const { limit } = messageSettings()
    const refused = bytes.length > limit && !isZip(bytes) && refusedUnread(bytes, limit)
    if (!refused) return { ...file, ...(await this.store.put(bytes)) }
    const refusal = { code: refused.number, message: messageOf(refused) }
    return { ...file, sha256: sha256Of(bytes), size: bytes.length, refusal }
  }
}
