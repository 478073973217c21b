import type { Entry } from 'yauzl'

import { wrongContent, type UploadRefusal } from '#kernel/files/checks/verdict'
import { HARMLESS_BYTES, type ZipLimits } from '#kernel/files/checks/zip_limits'

/** Bits of the unix mode that tell what an entry is. */
const KIND = 0o170000
const LINK = 0o120000
const VBA_PROJECT = /(^|\/)vbaProject\.bin$/i

/** What the central directory says against one entry, or null. */
export function checkEntry(entry: Entry, limits: ZipLimits): UploadRefusal | null {
  const { fileName: name, uncompressedSize, compressedSize } = entry
  if (entry.isEncrypted())
    return wrongContent(
      `The archive is encrypted (${name}); send it without a password.`,
      `压缩包已加密（${name}），请发送未加密的文件。`
    )
  if (name.includes('\0')) return nameWithNul(name)
  if (((entry.externalFileAttributes >>> 16) & KIND) === LINK) return unsafeName(name)
  if (VBA_PROJECT.test(name)) return macros(name)
  const ratio = uncompressedSize / Math.max(compressedSize, 1)
  return uncompressedSize > HARMLESS_BYTES && ratio > limits.ratio ? tooMuch(limits) : null
}

/** What all entries together say against the archive, or null. */
export function checkTotals(
  entries: readonly Entry[],
  fileSize: number,
  limits: ZipLimits
): UploadRefusal | null {
  const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (total > limits.bytes) return tooMuch(limits)
  if (total > HARMLESS_BYTES && total / fileSize > limits.ratio) return tooMuch(limits)
  return overlap(entries) ? tooMuch(limits) : null
}

export function tooMany(limits: ZipLimits): UploadRefusal {
  return wrongContent(
    `The archive holds more than ${limits.entries} files; divide them among several archives.`,
    `压缩包中的文件超过 ${limits.entries} 个，请分为多个压缩包。`
  )
}

function tooMuch({ bytes, ratio }: ZipLimits): UploadRefusal {
  const megabytes = Math.round(bytes / 1024 / 1024)
  return wrongContent(
    `The archive would unpack to too much data (at most ${megabytes} MB, ratio ${ratio}); nothing was unpacked. Divide the files among several archives, or choose them unpacked.`,
    `压缩包解压后数据过大（最多 ${megabytes} MB，压缩比 ${ratio}），未解压任何文件。请分为多个压缩包，或直接选择未压缩的文件。`
  )
}

function nameWithNul(name: string): UploadRefusal {
  const shown = name.replaceAll('\0', '?')
  return wrongContent(
    `The archive holds an entry with a NUL in its name (${shown}); nothing was unpacked. Pack the files again.`,
    `压缩包中存在名称含 NUL 字符的条目（${shown}），未解压任何文件。请重新打包。`
  )
}

export function unsafeName(name: string): UploadRefusal {
  return wrongContent(
    `The archive holds an entry that leads out of it (${name}); nothing was unpacked. Pack the files again, without links and without paths from elsewhere.`,
    `压缩包中存在指向包外的条目（${name}），未解压任何文件。请重新打包，勿包含链接或包外路径。`
  )
}

/** An archive stands deeper inside of archives than is allowed. */
export function tooDeep(name: string): UploadRefusal {
  return wrongContent(
    `Archives are nested too deeply (${name}); pack the files themselves.`,
    `压缩包嵌套过深（${name}），请直接打包文件。`
  )
}

/** The bytes of an entry are not what the directory of the archive says. */
export function damaged(name: string): UploadRefusal {
  return wrongContent(
    `${name} cannot be unpacked: its data do not fit what the archive states. Pack the files again.`,
    `${name} 无法解压：数据与压缩包声明不一致，请重新打包。`
  )
}

export function macros(name: string): UploadRefusal {
  return wrongContent(
    `The file contains macros (${name}); save it without them.`,
    `文件包含宏（${name}），请去除宏后再上传。`
  )
}

/** Entries that share the same packed bytes unpack to more than the archive could hold. */
function overlap(entries: readonly Entry[]): boolean {
  let end = 0
  return entries
    .toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)
    .some(({ relativeOffsetOfLocalHeader: start, compressedSize }) => {
      const overlaps = start < end
      end = start + compressedSize
      return overlaps
    })
}
