import { createHash } from 'node:crypto'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isZip } from '#kernel/files/checks/signatures'
import type { ZipLimits } from '#kernel/files/checks/zip_limits'
import { readZip } from '#kernel/files/read_zip'
import type { Words } from '#kernel/language/words'

import type { ReleaseFile } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'

/** A release in one archive or in several files, as it was handed over. */
export type UploadedFile = ReleaseFile

/** Whether a file is an archive by its name. */
export function isZipName(name: string): boolean {
  return /\.zip$/i.test(name)
}

/**
 * The files of an upload, archives unpacked. What else is in them, as documents, is looked into for
 * what is dangerous and left alone. Refuses with 3001 an archive that may not be opened, or is none.
 */
export async function unpackArchives(
  uploaded: readonly UploadedFile[],
  wanted: RegExp,
  limits: ZipLimits
): Promise<ReleaseFile[]> {
  const files: ReleaseFile[] = []
  for (const file of uploaded) {
    if (!isZip(file.bytes)) {
      // What is called an archive is no part of a release.
      if (isZipName(file.name)) throw new kernelErrors.E_FILE_CONTENT({ detail: noZip(file) })
      files.push(file)
      continue
    }
    for await (const { name, read } of readZip(file.bytes, limits)) {
      if (wanted.test(name)) files.push({ name, bytes: await read() })
    }
  }
  return files
}

/** What an upload is called as a whole. */
export function nameOfUpload(names: readonly string[]): string {
  const [first = '', ...others] = names
  return others.length === 0 ? first : `${first} + ${others.length}`
}

/** SHA-256 of an upload: of the file, or of the list of files as `sha256sum` writes it. */
export function hashOfUpload(
  files: readonly { readonly name: string; readonly sha256: string }[]
): string {
  if (files.length === 1) return files[0]!.sha256
  const lines = files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).toSorted()
  return createHash('sha256').update(lines.join('')).digest('hex')
}

function noZip({ name, bytes }: UploadedFile): Words {
  if (bytes.byteLength === 0) return wording('uploaded_files.is_empty_take_the_zip_file', { name })
  return wording('uploaded_files.is_no_zip_file_choose_the', { name })
}
