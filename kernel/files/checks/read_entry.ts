import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'

/**
 * The unpacked bytes of an entry of an inspected archive; null when its data do not fit what the
 * archive states (unpacking stops at the stated size).
 */
export async function readEntry(archive: ZipFile, entry: Entry): Promise<Uint8Array | null> {
  try {
    return await buffer(await archive.openReadStreamPromise(entry))
  } catch {
    return null
  }
}
