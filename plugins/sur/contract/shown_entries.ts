import type { Words } from '#kernel/language/words'

import type { EntryVersion } from '#plugins/sur/contract/entry_at'
import type { RegisterKey } from '#plugins/sur/contract/register'

/** A row of a register as it is by now; `seq` is its revision. */
export interface ShownEntry extends EntryVersion {
  readonly id: string
  readonly byName: string
  /** UTC */
  readonly at: string
}

/** A version of a row, with who wrote it and why. */
export interface ShownVersion extends EntryVersion {
  /** Null for the first. */
  readonly reason: string | null
  readonly byName: string
  /** UTC */
  readonly at: string
}

/** How a row of a register differs between a freeze and live data. */
export interface EntryDifference {
  readonly id: string
  readonly register: RegisterKey
  /** What names the row. */
  readonly name: Words
  readonly why: 'new' | 'gone' | 'changed'
}
