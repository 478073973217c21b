import { checkContent } from '#kernel/files/checks/check_content'
import {
  ATTACHMENT_MAX_KB,
  ATTACHMENT_TYPES,
  extensionOf,
  kindOf,
} from '#kernel/files/checks/file_kinds'
import { gzipped } from '#kernel/files/checks/gzipped'
import {
  type UploadRefusal,
  type UploadVerdict,
  wrongContent,
  wrongType,
} from '#kernel/files/checks/verdict'
import { wording } from '#kernel/lang/server/wording'

export interface UploadPolicy {
  /** Extensions that are taken, lower case; default those of attachments. */
  readonly types?: readonly string[]
  /** Most kilobytes (1 KB = 1024 bytes); default that of attachments. */
  readonly maxKB?: number
  /** Looks for malware: the name of what it found, or null. */
  readonly scan?: (bytes: Uint8Array) => Promise<string | null>
}

/** Control characters, and those that turn the direction of text so that a name shows another end. */
const DECEPTIVE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Checks an uploaded file in this order: size, gzip, extension, content (signature, archives before
 * they are unpacked, macros, two types in one), malware. Rules FILE-01 and FILE-03.
 * @param name file name as the user's computer gave it
 */
export async function checkUpload(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  { types = ATTACHMENT_TYPES, maxKB = ATTACHMENT_MAX_KB, scan }: UploadPolicy = {}
): Promise<UploadVerdict> {
  if (bytes.byteLength > maxKB * 1024) return tooLarge(name, maxKB)
  if (bytes.byteLength === 0) return wrongContent(wording('check_upload.is_empty', { name }))
  const gzip = gzipped({ name, bytes }, types)
  if (gzip) return wrongType(gzip)
  const extension = extensionOf(name)
  const kind = kindOf(extension)
  if (kind === undefined || !types.includes(extension) || DECEPTIVE.test(name))
    return wrongType(wording('check_upload.files_of_this_type_are_not', { types }))
  const verdict = await checkContent(kind, bytes, name)
  if (!verdict.ok) return verdict
  const malware = (await scan?.(bytes)) ?? null
  return malware === null
    ? verdict
    : wrongContent(wording('check_upload.malware_was_found_in', { name, malware }))
}

/** The refusal of a file that is larger than so many kilobytes. */
export function tooLarge(name: string, maxKB: number): UploadRefusal {
  return wrongType(wording('check_upload.too_large', { name, maxKB }))
}
