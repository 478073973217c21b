import { inspectZip } from '#kernel/files/checks/inspect_zip'
import { readEntry } from '#kernel/files/checks/read_entry'
import { ZIP_LIMITS } from '#kernel/files/checks/zip_limits'

import { wrongContent } from '#plugins/e2b/intake/refusals'

/** Messages are packed themselves, never in an archive inside of the archive. */
const LIMITS = { ...ZIP_LIMITS, nested: 0 }

export interface ZipItem {
  name: string
  /** Size as the archive states it; a lie is found out while reading. */
  size: number
  read(): Promise<Uint8Array>
}

/** Whether the bytes start like a zip archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)
}

/**
 * The files of an archive, one after the other, after the archive as a whole was inspected. Folders
 * and the system files of macOS are left out.
 * @throws a refusal (3001) with one sentence
 */
export async function* readZip(bytes: Uint8Array): AsyncGenerator<ZipItem> {
  const zip = await inspectZip(bytes, LIMITS)
  if (!zip.ok) throw wrongContent(zip.detail)
  for (const entry of zip.entries) {
    const { fileName: name, uncompressedSize: size } = entry
    if (isNoFile(name)) continue
    const read = async () => {
      const unpacked = await readEntry(zip.archive, entry)
      if (unpacked === null) throw damaged(name)
      return unpacked
    }
    yield { name, size, read }
  }
}

function isNoFile(name: string): boolean {
  return name.endsWith('/') || name.startsWith('__MACOSX/') || name.endsWith('.DS_Store')
}

function damaged(name: string) {
  return wrongContent({
    en: `${name} cannot be unpacked: its data do not fit what the archive states.`,
    zh: `${name} 无法解压：数据与压缩包声明不一致。`,
  })
}
