import type { Words } from '#kernel/language/words'

import type { CaseDifference, CountedTable, FreezeParameters } from '#plugins/sur/contract/freeze'
import type { EntryDifference } from '#plugins/sur/contract/shown_entries'
import type { SeriesCase } from '#plugins/sur/contract/series'

/** A freeze as it is shown. */
export interface ShownFreeze {
  readonly seq: number
  /** SHA-256 of what it holds, in hex. */
  readonly digest: string
  readonly reason: string | null
  readonly byName: string
  /** UTC */
  readonly at: string
}

/** A table with what is said around it. */
export interface ShownTable extends CountedTable {
  readonly title: Words
  readonly source: Words
  readonly rule: Words
  readonly sections: readonly string[]
  readonly isListing: boolean
}

/** A case of a series without what tables are computed from. */
export type ShownCase = Omit<SeriesCase, 'events' | 'lines' | 'source' | 'arm' | 'revision'>

/** The tables of a report: as they were frozen, or live where they are not. */
export interface ShownTables {
  /** The freeze that holds; null while the tables are live. */
  readonly freeze: ShownFreeze | null
  readonly freezes: readonly ShownFreeze[]
  /** Who has read the quality lists of the freeze that holds. */
  readonly readBy: { readonly byName: string; readonly at: string } | null
  readonly parameters: FreezeParameters
  readonly start: string
  readonly lockPoint: string
  readonly mayFreeze: boolean
  readonly mayRead: boolean
  readonly tables: readonly ShownTable[]
  readonly cases: readonly ShownCase[]
}

/** How live data differs from the freeze that holds. */
export interface ShownDifference {
  readonly cases: readonly CaseDifference[]
  readonly entries: readonly EntryDifference[]
}
