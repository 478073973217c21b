import type { Entry } from 'yauzl'

import { wrongContent, type UploadRefusal } from '#kernel/files/checks/verdict'
import { HARMLESS_BYTES, type ZipLimits } from '#kernel/files/checks/zip_limits'
import { wording } from '#kernel/lang/server/wording'

/** Bits of the unix mode that tell what an entry is. */
const KIND = 0o170000
const LINK = 0o120000
const VBA_PROJECT = /(^|\/)vbaProject\.bin$/i

/** What the central directory says against one entry, or null. */
export function checkEntry(entry: Entry, limits: ZipLimits): UploadRefusal | null {
  const { fileName: name, uncompressedSize, compressedSize } = entry
  if (entry.isEncrypted())
    return wrongContent(wording('zip_entries.the_archive_is_encrypted_send_it', { name }))
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
  return wrongContent(wording('zip_entries.too_many_of_all', { entries: limits.entries }))
}

function tooMuch({ bytes, ratio }: ZipLimits): UploadRefusal {
  const megabytes = Math.round(bytes / 1024 / 1024)
  return wrongContent(wording('zip_entries.too_much', { megabytes, ratio }))
}

function nameWithNul(name: string): UploadRefusal {
  const shown = name.replaceAll('\0', '?')
  return wrongContent(wording('zip_entries.name_with_nul', { shown }))
}

export function unsafeName(name: string): UploadRefusal {
  return wrongContent(wording('zip_entries.unsafe_name', { name }))
}

/** An archive stands deeper inside of archives than is allowed. */
export function tooDeep(name: string): UploadRefusal {
  return wrongContent(wording('zip_entries.too_deep', { name }))
}

/** A gzip file stands inside of an archive. */
export function gzipInside(name: string): UploadRefusal {
  return wrongContent(wording('zip_entries.gzip_inside', { name }))
}

/** The bytes of an entry are not what the directory of the archive says. */
export function damaged(name: string): UploadRefusal {
  return wrongContent(wording('zip_entries.damaged', { name }))
}

export function macros(name: string): UploadRefusal {
  return wrongContent(wording('zip_entries.macros', { name }))
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
