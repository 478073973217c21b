import { createHash, randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { Changes } from '#kernel/changes/changes'
import { FileStore, type StoredFile } from '#kernel/files/file_store'
import { isZip } from '#kernel/files/checks/signatures'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { OnDuplicate } from '#plugins/e2b/exchange/import_item'
import { messageSettings } from '#plugins/e2b/exchange/message_settings'
import type { ImportOrder } from '#plugins/e2b/exchange/process_import'
import { type UnpackedFile, unpack, type UploadedFile } from '#plugins/e2b/exchange/unpack'
import { tooLargeToImport } from '#plugins/e2b/intake/message_limit'
import { wrongContent } from '#plugins/e2b/intake/refusals'
import { ImportItems } from '#plugins/e2b/records/import_items'
import { IMPORT } from '#plugins/e2b/records/imports'

/** Files on their way to the disk at once: most of their time is waiting for it. */
const AT_ONCE = 8

type KeptMessage = Omit<UnpackedFile, 'bytes'> & StoredFile

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
    const kept = await this.#keepAll(files)
    const act = { name: 'import.started', subject: { type: 'import', id: importId } } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      const asked: ImportOrder = { onDuplicate }
      const subjects = kept.map(() => null)
      const begun = { id: importId, kind: IMPORT, asked, subjects }
      const batch = await this.batches.start(change, begun, run === 'now' ? 'caller' : 'job')
      const added = await this.items.add(change, batch, kept)
      for (const [index, item] of added.entries()) {
        change.note(item.entry ?? item.fileName, undefined, { sha256: item.sha256 })
        const { refusal } = kept[index]
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

  async #keepAll(files: readonly UploadedFile[]): Promise<KeptMessage[]> {
    const kept: Promise<KeptMessage>[] = []
    for (const file of files) {
      for await (const unpacked of unpack(file)) {
        const keeping = this.#keep(unpacked)
        // Looked at below; it may fail before its turn comes.
        keeping.catch(() => {})
        kept.push(keeping)
        await kept.at(-AT_ONCE)
      }
    }
    return Promise.all(kept)
  }

  /** What is too large is refused before anything of it is stored. */
  async #keep({ bytes, ...file }: UnpackedFile): Promise<KeptMessage> {
    const tooLarge = tooLargeToImport(bytes.length, messageSettings().limit)
    if (tooLarge && !isZip(bytes)) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const refusal = { code: wrongContent(tooLarge).number, message: tooLarge }
      return { ...file, sha256, size: bytes.length, refusal }
    }
    return { ...file, ...(await this.store.put(bytes)) }
  }
}
