import { ApiError, sentenceOf } from '../api_error'
import { fieldErrorsOf } from '../field_errors'
import { say } from '../language'

/** What is wrong with a form: a sentence for each field, and one for all of it. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string>>
  /** Shown where no field is to blame. */
  readonly whole: string | null
}

export const noErrors: FormErrors = { fields: {}, whole: null }

/**
 * Sorts a refusal to the fields it speaks of; the first sentence of a field counts.
 * @param fields by number of the catalogue: the field that a refusal as a whole is shown at
 */
export function formErrors(error: unknown, fields: Record<number, string> = {}): FormErrors {
  const found: Record<string, string> = {}
  for (const { field, message } of fieldErrorsOf(error)) found[field] ??= say(message)
  if (Object.keys(found).length > 0) return { fields: found, whole: null }
  const field = error instanceof ApiError ? fields[error.code] : undefined
  return field
    ? { fields: { [field]: sentenceOf(error) }, whole: null }
    : { fields: {}, whole: sentenceOf(error) }
}
