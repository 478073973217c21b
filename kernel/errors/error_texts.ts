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

/** Those of the kernel, and those kept for plugins to come; each plugin adds its own. */
const byCode = new Map((catalogue.codes as readonly ErrorEntry[]).map((each) => [each.code, each]))
const UNKNOWN = byCode.get(1001)!

/** An entry as a plugin brings it, in its `lang/server/errors.json`. */
export type BroughtEntry = Omit<ErrorEntry, 'owner' | 'level'> & { readonly level: string }

/** For `defineErrors`: a plugin brings its entries. Throws when a number belongs to somebody else. */
export function bringEntries(owner: string, entries: readonly BroughtEntry[]): void {
  for (const entry of entries) {
    const known = byCode.get(entry.code)
    if (known && known.owner !== owner) {
      throw new Error(`Error ${entry.code} of "${owner}" belongs to "${known.owner}"`)
    }
    byCode.set(entry.code, { ...entry, owner } as ErrorEntry)
  }
}

/** All entries that are known, by their numbers: the kernel's, and those of plugins that are loaded. */
export const errorEntries = (): readonly ErrorEntry[] =>
  [...byCode.values()].toSorted((a, b) => a.code - b.code)

/** The entry of a number; an unknown number reads as 1001, unknown error. */
export function errorEntry(code: number): ErrorEntry {
  return byCode.get(code) ?? UNKNOWN
}
