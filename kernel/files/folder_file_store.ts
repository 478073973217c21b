import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rm, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import {
  checkAddress,
  checkBytes,
  FileMissing,
  FileStore,
  FileStoreFailure,
  FileStoreFull,
  sha256Of,
  type StoredFile,
} from '#kernel/files/file_store'
import { writeDurably } from '#kernel/files/write_durably'

/** Where the bytes of a file stand until all of them have reached the disk. */
export const draftsOf = (folder: string) => join(folder, 'drafts')

/** Keeps files in a folder: `ab/cd/abcd...`, two levels so that no folder grows too long. */
export class FolderFileStore extends FileStore {
  constructor(private folder: string) {
    super()
  }

  async put(bytes: Uint8Array): Promise<StoredFile> {
    const sha256 = sha256Of(bytes)
    const stored = { sha256, size: bytes.length }
    if (await this.#isWhole(sha256)) return stored
    const target = this.#pathOf(sha256)
    const draft = join(draftsOf(this.folder), randomUUID())
    try {
      await Promise.all([draft, target].map((path) => mkdir(dirname(path), { recursive: true })))
      await writeDurably(draft, target, bytes)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      const { code = 'unknown' } = error as NodeJS.ErrnoException
      if (code === 'ENOSPC' || code === 'EDQUOT') throw new FileStoreFull(bytes.length, error)
      throw new FileStoreFailure(code, error)
    }
    return stored
  }

  async get(sha256: string): Promise<Buffer> {
    const bytes = await readFile(this.#pathOf(sha256)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw new FileMissing(`The file ${sha256} is not in the store`)
      throw new FileStoreFailure(error.code ?? 'unknown', error)
    })
    return checkBytes(sha256, bytes)
  }

  async has(sha256: string): Promise<boolean> {
    return access(this.#pathOf(sha256)).then(
      () => true,
      () => false
    )
  }

  async hasRoomFor(bytes: number): Promise<boolean> {
    await mkdir(this.folder, { recursive: true })
    const { bavail, bsize } = await statfs(this.folder)
    return bavail * bsize >= bytes
  }

  /** A file that lost bytes on the disk is written again when it comes again. */
  async #isWhole(sha256: string): Promise<boolean> {
    return this.get(sha256).then(
      () => true,
      () => false
    )
  }

  #pathOf(sha256: string): string {
    checkAddress(sha256)
    return join(this.folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  }
}
