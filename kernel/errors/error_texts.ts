import type { Words } from '#kernel/language/words'
import catalogue from './catalogue.json' with { type: 'json' }

type ErrorLevel = 'error' | 'confirm' | 'choice' | 'warning' | 'info'

/** One number of the error catalogue. A number is never reused; a removed one stays, retired. */
export interface ErrorEntry {
  readonly code: number
  /** Stable name for translation files, e.g. `case.locked`. */
  readonly key: string
  /** The kernel or the plugin whose act is refused with this number. */
  readonly owner: string
  readonly level: ErrorLevel
  /** Status for the product's own client, which reads the code in the body. */
  readonly http: number
  /** Status for other clients. */
  readonly rest: number
  readonly message: Words
  readonly note?: string
  readonly retired?: boolean
}

export const errorEntries = catalogue.codes as readonly ErrorEntry[]

const byCode = new Map(errorEntries.map((entry) => [entry.code, entry]))
const UNKNOWN = byCode.get(1001)!

/** The entry of a number; an unknown number reads as 1001, unknown error. */
export function errorEntry(code: number): ErrorEntry {
  return byCode.get(code) ?? UNKNOWN
}
