import { Readable } from 'node:stream'

import { ZipFile } from 'yazl'

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * An archive that is made while it is read: two of its files at most are in memory, however many there
 * are. What `entries` throws ends it there.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const rest = entries[Symbol.asyncIterator]()
  const archive = zip.outputStream as Readable
  const fail = (error: unknown) => void archive.destroy(error as Error)
  // The next file is fetched when this one is begun.
  const add = async (): Promise<void> => {
    const { value, done } = await rest.next()
    if (done) return zip.end()
    zip.addReadStreamLazy(value.name, {}, (give) => {
      give(null, Readable.from([Buffer.from(value.bytes)]))
      add().catch(fail)
    })
  }
  zip.on('error', fail)
  add().catch(fail)
  // Whoever reads it no longer needs no further file.
  archive.once('close', () => void rest.return?.())
  return archive
}
