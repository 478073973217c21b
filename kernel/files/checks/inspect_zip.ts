import { type Entry, type ZipFile, fromBufferPromise } from 'yauzl'

import { isGzipName } from '#kernel/files/checks/file_kinds'
import { holdsOleMacros } from '#kernel/files/checks/ole_macros'
import { readEntry } from '#kernel/files/checks/read_entry'
import { isOle, isZip } from '#kernel/files/checks/signatures'
import { wrongContent, type UploadRefusal } from '#kernel/files/checks/verdict'
import {
  checkEntry,
  checkTotals,
  damaged,
  gzipInside,
  macros,
  tooDeep,
  tooMany,
  unsafeName,
} from '#kernel/files/checks/zip_entries'
import { ZIP_LIMITS, type ZipLimits } from '#kernel/files/checks/zip_limits'
import { wording } from '#kernel/lang/server/wording'

export interface CheckedZip {
  readonly ok: true
  readonly archive: ZipFile
  readonly entries: readonly Entry[]
}

const ARCHIVE = /\.(?:zip|docx|docm|xlsx|xlsm|pptx|pptm|jar|7z|rar|bz2|xz|tar)$/i
/** Archives that can be looked into; the others are refused inside of an archive. */
const ZIP_LIKE = /\.(?:zip|docx|docm|xlsx|xlsm|pptx|pptm|jar)$/i
const OLE_LIKE = /\.(?:doc|dot|xls|xlt|ppt|pps|bin)$/i

/**
 * Looks at an archive (zip, docx, xlsx) before anything is unpacked: its central directory tells
 * sizes, ratio, number of entries, overlapping entries, names that leave the archive, links and
 * encryption. Then archives and old Office files inside are looked into, within the same limits.
 * @returns the open archive with its entries, or the refusal
 */
export async function inspectZip(
  bytes: Uint8Array,
  limits: ZipLimits = ZIP_LIMITS
): Promise<CheckedZip | UploadRefusal> {
  const zip = await openZip(bytes, limits)
  if (!zip.ok) return zip
  return (await inspectInside(zip, limits)) ?? zip
}

async function openZip(bytes: Uint8Array, limits: ZipLimits): Promise<CheckedZip | UploadRefusal> {
  const entries: Entry[] = []
  try {
    const archive = await fromBufferPromise(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    )
    for await (const entry of archive.eachEntry()) {
      entries.push(entry)
      const refusal = entries.length > limits.entries ? tooMany(limits) : checkEntry(entry, limits)
      if (refusal) return refusal
    }
    return checkTotals(entries, bytes.byteLength, limits) ?? { ok: true, archive, entries }
  } catch (error) {
    return unreadable(error as Error)
  }
}

async function inspectInside(
  { archive, entries }: CheckedZip,
  limits: ZipLimits
): Promise<UploadRefusal | null> {
  let left = limits.bytes - entries.reduce((sum, each) => sum + each.uncompressedSize, 0)
  for (const entry of entries) {
    const { fileName: name } = entry
    if (isGzipName(name)) return gzipInside(name)
    const isArchive = ARCHIVE.test(name)
    if (isArchive && (limits.nested === 0 || !ZIP_LIKE.test(name))) return tooDeep(name)
    if (!isArchive && !OLE_LIKE.test(name)) continue
    const inner = await readEntry(archive, entry)
    if (inner === null) return damaged(name)
    if (isOle(inner) && holdsOleMacros(inner)) return macros(name)
    if (!isZip(inner)) continue
    if (limits.nested === 0) return tooDeep(name)
    const zip = await inspectZip(inner, { ...limits, bytes: left, nested: limits.nested - 1 })
    if (!zip.ok) return zip
    left -= zip.entries.reduce((sum, each) => sum + each.uncompressedSize, 0)
  }
  return null
}

function unreadable({ message }: Error): UploadRefusal {
  const [, name] =
    /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(
      message
    ) ?? []
  if (name !== undefined) return unsafeName(name)
  return wrongContent(wording('inspect_zip.unreadable'))
}
