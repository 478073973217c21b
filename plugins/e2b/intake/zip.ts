import { buffer } from 'node:stream/consumers'
import { type Entry, type ZipFile, fromBufferPromise } from 'yauzl'

import { wrongContent } from '#plugins/e2b/intake/refusals'
import { checkEntries, unsafeName } from '#plugins/e2b/intake/zip_checks'

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
 * The files of an archive, one after the other. The central directory is checked as a whole before
 * anything is unpacked: size, number of entries, ratio, overlapping entries, names that leave the
 * archive, links, encryption, archives inside. Folders and the system files of macOS are left out.
 * @throws a refusal (3001) with one sentence
 */
export async function* readZip(bytes: Uint8Array): AsyncGenerator<ZipItem> {
  const { archive, entries } = await openZip(bytes)
  for (const entry of entries) {
    if (isNoFile(entry.fileName)) continue
    yield {
      name: entry.fileName,
      size: entry.uncompressedSize,
      read: () => readEntry(archive, entry),
    }
  }
}

async function openZip(bytes: Uint8Array): Promise<{ archive: ZipFile; entries: Entry[] }> {
  const entries: Entry[] = []
  try {
    const archive = await fromBufferPromise(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    )
    for await (const entry of archive.eachEntry()) {
      entries.push(entry)
      checkEntries(entries)
    }
    checkEntries(entries, { isComplete: true })
    return { archive, entries }
  } catch (error) {
    throw error instanceof Error && !('number' in error) ? asRefusal(error) : error
  }
}

async function readEntry(archive: ZipFile, entry: Entry): Promise<Uint8Array> {
  try {
    return await buffer(await archive.openReadStreamPromise(entry))
  } catch {
    throw wrongContent({
      en: `${entry.fileName} cannot be unpacked: its data do not fit what the archive states.`,
      zh: `${entry.fileName} 无法解压：数据与压缩包声明不一致。`,
    })
  }
}

function isNoFile(name: string): boolean {
  return name.endsWith('/') || name.startsWith('__MACOSX/') || name.endsWith('.DS_Store')
}

function asRefusal({ message }: Error) {
  const [, name] =
    /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(
      message
    ) ?? []
  if (name !== undefined) return unsafeName(name)
  return wrongContent({
    en: `The zip archive cannot be read: ${message}`,
    zh: `无法读取 ZIP 压缩包：${message}`,
  })
}
