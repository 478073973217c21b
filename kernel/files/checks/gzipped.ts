import { isGzipName } from '#kernel/files/checks/file_kinds'
import { isGzip } from '#kernel/files/checks/signatures'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

/**
 * What is said of a file that is gzip, by its bytes or else by its name: packed files are taken as
 * ZIP only, which states what it holds before it is unpacked.
 * @param bytes the file, or its beginning
 * @param types extensions that are taken where the file came
 * @returns undefined for any other file
 */
export function gzipped(
  { name, bytes }: { readonly name: string; readonly bytes: Uint8Array },
  types: readonly string[]
): Words | undefined {
  if (!isGzip(bytes) && !isGzipName(name)) return undefined
  return types.includes('zip')
    ? wording('gzipped.unpack_it_or_pack_a_zip_file', { name })
    : wording('gzipped.unpack_it', { name })
}
