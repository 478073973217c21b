import type { Readable } from 'node:stream'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { inspectZip } from '#kernel/files/checks/inspect_zip'
import { readEntry } from '#kernel/files/checks/read_entry'
import type { UploadRefusal } from '#kernel/files/checks/verdict'
import { damaged } from '#kernel/files/checks/zip_entries'
import { ZIP_LIMITS, type ZipLimits } from '#kernel/files/checks/zip_limits'

export interface ZipItem {
  readonly name: string
  /** Size as the archive states it; a lie is found out while reading. */
  readonly size: number
  read(): Promise<Uint8Array>
  /** The same as a stream, for what is too large to be held at once; it fails where the entry is damaged. */
  open(): Promise<Readable>
}

/**
 * The files of an archive, one after the other, after the archive as a whole was inspected. Folders
 * and the system files of macOS are left out.
 * @param limits what it may hold; no archive inside of it when nothing is said, since what is looked
 *   for may be packed itself
 * @throws a refusal (3001) with one sentence
 */
export async function* readZip(
  bytes: Uint8Array,
  limits: ZipLimits = { ...ZIP_LIMITS, nested: 0 }
): AsyncGenerator<ZipItem> {
  const zip = await inspectZip(bytes, limits)
  if (!zip.ok) throw refused(zip.detail)
  for (const entry of zip.entries) {
    const { fileName: name, uncompressedSize: size } = entry
    if (isNoFile(name)) continue
    const read = async () => {
      const unpacked = await readEntry(zip.archive, entry)
      if (unpacked === null) throw refused(damaged(name).detail)
      return unpacked
    }
    yield { name, size, read, open: () => zip.archive.openReadStreamPromise(entry) }
  }
}

function isNoFile(name: string): boolean {
  return name.endsWith('/') || name.startsWith('__MACOSX/') || name.endsWith('.DS_Store')
}

function refused(detail: UploadRefusal['detail']) {
  return new kernelErrors.E_FILE_CONTENT({ detail })
}
