import type { FieldError } from '#kernel/fields/check_values'
import { ApiError } from '#resources/app/api_error'

/** What a refusal says of single fields, in its order; nothing where it speaks of the whole. */
export function fieldErrorsOf(error: unknown): readonly FieldError[] {
  const errors = error instanceof ApiError ? Object(error.data).errors : undefined
  return Array.isArray(errors) ? errors.filter(isFieldError) : []
}

function isFieldError(one: unknown): one is FieldError {
  const { field, message } = Object(one) as Partial<FieldError>
  return typeof field === 'string' && typeof Object(message).en === 'string'
}
