import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

/** A zip archive of some files. */
export async function zipOf(files: Record<string, Uint8Array | string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return buffer(zip.outputStream)
}

/** Replaces a text in an archive by one of the same length: names that no honest tool would write. */
export function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Changes every central directory entry. */
export function patched(zip: Buffer, change: (entry: Buffer) => void): Buffer {
  const copy = Buffer.from(zip)
  for (
    let at = copy.indexOf('PK\u0001\u0002');
    at !== -1;
    at = copy.indexOf('PK\u0001\u0002', at + 4)
  ) {
    change(copy.subarray(at))
  }
  return copy
}
