import type { Words } from '#kernel/language/words'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { refusalOf } from '#plugins/e2b/schema/refusal_of'
import { type SchemaError, validateMessage } from '#plugins/e2b/schema/validate_message'

/** What is to be said about one file. */
export interface FileVerdict {
  file: string
  /** What the schema says of a message with reports; null: no schema is installed to ask. */
  valid: boolean | null
  /** false: no schema is installed, or the file was refused before. */
  checked: boolean
  errors: SchemaError[]
  refusal?: { code: number; message: Words }
}

/** Opens a file as the import does and holds it against the schema. */
export function checkFile(file: string, bytes: Uint8Array, folder?: string): FileVerdict {
  try {
    using document = openMessage(bytes)
    const { checked, valid, errors } = validateMessage(document, folder)
    return { file, valid: checked ? valid : null, checked, errors }
  } catch (error) {
    return refusedFile(file, error)
  }
}

/** The verdict on a file that cannot be opened; other errors go on. */
export function refusedFile(file: string, error: unknown): FileVerdict {
  const refusal = refusalOf(error)
  if (refusal === undefined) throw error
  return { file, valid: false, checked: false, errors: [], refusal }
}
