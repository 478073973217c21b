import { ApiError } from '../api_error'
import type { CallName } from './call'
import type { Calls } from './calls.d.ts'

/** What refusals of a call carry beside their sentences; nothing where it states nothing. */
export type RefusalOf<Name extends CallName> = Calls[Name] extends { refusal: infer Data }
  ? Data
  : Record<never, never>

/**
 * What came with a refusal of a call, whatever was thrown.
 * @returns nothing for a fault, and where the server could not be reached
 */
export function refusalOf<Name extends CallName>(
  _: Name,
  error: unknown
): Partial<RefusalOf<Name>> {
  const data: unknown = error instanceof ApiError ? error.data : undefined
  // The one place where a refusal gets its type: specs hold each to what its call states.
  return Object(data) as Partial<RefusalOf<Name>>
}
