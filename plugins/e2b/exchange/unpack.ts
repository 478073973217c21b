import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { isZip } from '#kernel/files/checks/signatures'
import { readZip } from '#kernel/files/read_zip'
import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/e2b/lang/server/wording'

/** A file as it was handed over. */
export interface UploadedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** One message file, alone or out of a zip; with a refusal when it cannot be taken in. */
export interface UnpackedFile {
  readonly fileName: string
  /** Name inside the zip, when the file came in one. */
  readonly entry: string | null
  readonly bytes: Uint8Array
  readonly refusal?: { readonly code: number; readonly message: Words }
}

/**
 * Opens a zip into its message files, one after the other; any other file stays as it is. A zip
 * that may not be opened comes as one file with its refusal.
 */
export async function* unpack({ name, bytes }: UploadedFile): AsyncGenerator<UnpackedFile> {
  if (!isZip(bytes)) {
    yield { fileName: name, entry: null, bytes }
    return
  }
  let found = 0
  try {
    for await (const item of readZip(bytes)) {
      found++
      yield { fileName: name, entry: item.name, bytes: await item.read() }
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refusal = { code: error.number, message: messageOf(error) }
    yield { fileName: name, entry: null, bytes, refusal }
    return
  }
  if (found === 0) yield { fileName: name, entry: null, bytes, refusal: emptyZip }
}

const emptyZip = {
  code: 3001,
  message: wording('unpack.the_zip_archive_holds_no_file'),
}
