import type { Entry } from 'yauzl'

import { wrongContent } from '#plugins/e2b/intake/refusals'

/** What an archive may hold; what exceeds it is refused before anything is unpacked. */
const ZIP_LIMITS = { bytes: 100 * 1024 * 1024, entries: 1000, ratio: 200 }
/** Below this size a high ratio is no danger: short files of equal letters pack well. */
const HARMLESS = 1024 * 1024

const ARCHIVE = /\.(?:zip|7z|rar|gz|tgz|bz2|xz|tar|jar)$/i
const LINK = 0o120000
const KIND = 0o170000

/**
 * Refuses an archive by what its central directory says.
 * @param isComplete the last entry was met; else only the newest one and the totals are looked at
 */
export function checkEntries(entries: readonly Entry[], { isComplete = false } = {}) {
  if (entries.length > ZIP_LIMITS.entries) throw tooMany()
  const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0)
  if (total > ZIP_LIMITS.bytes) throw tooLarge()
  const newest = entries.at(-1)
  if (newest && !isComplete) checkEntry(newest)
  if (isComplete) checkOverlap(entries)
}

function checkEntry(entry: Entry) {
  const { fileName: name, uncompressedSize, compressedSize } = entry
  if (entry.isEncrypted()) throw encrypted(name)
  if (((entry.externalFileAttributes >>> 16) & KIND) === LINK) throw unsafeName(name)
  if (ARCHIVE.test(name)) throw nested(name)
  const ratio = uncompressedSize / Math.max(compressedSize, 1)
  if (uncompressedSize > HARMLESS && ratio > ZIP_LIMITS.ratio) throw tooLarge()
}

/** Several entries that share the same packed bytes unpack to more than the archive could hold. */
function checkOverlap(entries: readonly Entry[]) {
  const sorted = entries.toSorted(
    (a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader
  )
  let end = 0
  for (const { relativeOffsetOfLocalHeader: start, compressedSize } of sorted) {
    if (start < end) throw tooLarge()
    end = start + compressedSize
  }
}

export function unsafeName(name: string) {
  return wrongContent({
    en: `The archive holds an entry that leads out of it (${name}); nothing was unpacked.`,
    zh: `压缩包中存在指向包外的条目（${name}），未解压任何文件。`,
  })
}

function tooMany() {
  return wrongContent({
    en: `The archive holds more than ${ZIP_LIMITS.entries} files.`,
    zh: `压缩包中的文件超过 ${ZIP_LIMITS.entries} 个。`,
  })
}

function tooLarge() {
  const megabytes = ZIP_LIMITS.bytes / 1024 / 1024
  return wrongContent({
    en: `The archive would unpack to too much data (at most ${megabytes} MB, ratio ${ZIP_LIMITS.ratio}); nothing was unpacked.`,
    zh: `压缩包解压后数据过大（最多 ${megabytes} MB，压缩比 ${ZIP_LIMITS.ratio}），未解压任何文件。`,
  })
}

function encrypted(name: string) {
  return wrongContent({
    en: `The archive is encrypted (${name}); send it without a password.`,
    zh: `压缩包已加密（${name}），请发送未加密的文件。`,
  })
}

function nested(name: string) {
  return wrongContent({
    en: `The archive holds another archive (${name}); pack the messages themselves.`,
    zh: `压缩包中包含另一个压缩包（${name}），请直接打包消息文件。`,
  })
}
