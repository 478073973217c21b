import { Exception } from '@adonisjs/core/exceptions'

import { bringEntries, type BroughtEntry } from '#kernel/errors/error_texts'
import type { Words } from '#kernel/language/words'

export interface ErrorDefinition {
  /** Number of the error in the product's catalogue; never reused. */
  readonly code: number
  /** HTTP status for clients that do not speak the envelope. */
  readonly status: number
}

/** What a refusal carries to the user beside its number. */
export interface RefusalData {
  /** What is wrong, where, and what to do, in one sentence; shown instead of the general text. */
  readonly detail?: Words
  readonly [key: string]: unknown
}

/** The product says no to an act, for a reason the user can act upon. */
export class Refusal extends Exception {
  declare number: number

  constructor(
    readonly identifier: string,
    readonly data: RefusalData = {}
  ) {
    super(data.detail?.en ?? identifier)
  }
}

export type ErrorClass = (new (data?: RefusalData) => Refusal) & {
  readonly number: number
  readonly status: number
  readonly retired?: boolean
}
export type ErrorCatalogue = Readonly<Record<string, ErrorClass>>

/**
 * Turns a table of errors into exception classes, one per line of the table.
 * @param owner plugin (or `kernel`) whose acts are refused with these numbers
 * @param entries what the numbers mean, of a plugin: its `lang/server/errors.json`
 */
export function defineErrors<const Table extends Record<`E_${string}`, ErrorDefinition>>(
  owner: string,
  table: Table,
  entries: readonly BroughtEntry[] = []
): { readonly [Key in keyof Table]: ErrorClass } {
  bringEntries(owner, entries)
  const classes = Object.entries(table).map(([name, { code, status }]) => {
    const type = class extends Refusal {
      static number = code
      static status = status
      static code = name
      number = code

      constructor(data?: RefusalData) {
        super(`${owner}.${name}`, data)
      }
    }
    Object.defineProperty(type, 'name', { value: name })
    return [name, type]
  })
  return Object.fromEntries(classes)
}
