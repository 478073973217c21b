import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

type Content = string | Uint8Array

/** A zip archive of these entries; `mode` marks what they are (0o120777: a link). */
export async function makeZip(entries: Record<string, Content>, mode?: number): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries))
    zip.addBuffer(Buffer.from(content as Uint8Array), name, { mode })
  zip.end()
  return buffer(zip.outputStream)
}

/** The archive with another name of an entry, of the same length: what no honest packer writes. */
export function renameEntry(zip: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error('the names differ in length')
  return Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')
}

/** The archive with one number in the central directory changed for its n-th entry. */
export function patchDirectory(
  zip: Buffer,
  nth: number,
  field: 'flags' | 'size' | 'offset',
  value: number
): Buffer {
  const copy = Buffer.from(zip)
  let at = -1
  for (let count = 0; count <= nth; count++) at = copy.indexOf('PK\u0001\u0002', at + 1, 'latin1')
  if (field === 'flags') copy.writeUInt16LE(value, at + 8)
  else copy.writeUInt32LE(value, at + (field === 'size' ? 24 : 42))
  return copy
}

/** A Word document as small as one can be. */
export function makeDocx(more: Record<string, Content> = {}): Promise<Buffer> {
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': '<w:document/>',
    ...more,
  })
}

/** An OLE compound file with these storages in its directory. */
export function makeOle(...storages: string[]): Buffer {
  const file = Buffer.alloc(512 + 128 * (storages.length + 4))
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  for (const [at, name] of ['Root Entry', ...storages].entries()) {
    const entry = file.subarray(512 + at * 128)
    const length = entry.write(`${name}\0`, 'utf16le')
    entry.writeUInt16LE(length, 64)
    entry[66] = at === 0 ? 5 : 1
  }
  return file
}
