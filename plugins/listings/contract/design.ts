import type { Words } from '#kernel/language/words'

import type { Question } from '#plugins/cases/contract/condition'

/** What a row of a listing is: a case, an event (E.i), a drug (G.k), or a drug and an event. */
export const grains = ['case', 'event', 'drug', 'pair'] as const
export type Grain = (typeof grains)[number]

/**
 * Where a column has its values from. `element`: an element of the case; `list`: a column of the list of
 * cases, those of plugins among them; `days`: full days between two dates; `join`: several elements, row
 * by row; `first`: the first value of an element; `count`: how many values it has; `when`: a text by
 * what elements say; `term`: the term of MedDRA above the one that an element holds.
 */
export const columnKinds = [
  ...(['element', 'list', 'days', 'join', 'first', 'count', 'when', 'term'] as const),
] as const
export type ColumnKind = (typeof columnKinds)[number]

/** Rows of a group that count: those where an element of the same row says one of these. */
export interface OnlyRows {
  readonly element: string
  readonly values: readonly string[]
}

/** One answer of a column `when`: the first that holds is taken. */
export interface Branch {
  readonly element: string
  /** Any of these; any value at all when there are none. */
  readonly values: readonly string[]
  readonly then: Words
}

/** Repeated rows as columns of their own. */
export interface Spread {
  readonly count: number
  /** By the first date of the row; rows without one come last. */
  readonly which: 'oldest' | 'newest'
}

/** What a column says. Which of the parts are there follows from `of`. */
export interface ColumnSource {
  readonly of: ColumnKind
  /** Number of the element; of `days` the earlier date, of `when` none. */
  readonly element?: string
  /** Of `days`: the later date. */
  readonly to?: string
  /** Of `join`: elements in their order. */
  readonly elements?: readonly string[]
  /** Of `join`: what stands between two elements of a row; a space when absent. */
  readonly separator?: string
  /** Of `list`: key of the column. */
  readonly column?: string
  /** Of `term`. */
  readonly level?: 'pt' | 'soc'
  readonly only?: OnlyRows
  readonly spread?: Spread
  readonly branches?: readonly Branch[]
  readonly otherwise?: Words
}

/** How a value is written: a code by its name, as it is, or both; a date without its time of day. */
export const cellFormats = ['name', 'code', 'both', 'day'] as const
export type CellFormat = (typeof cellFormats)[number]

export interface ListingColumn {
  /** Its name within the design. */
  readonly key: string
  readonly source: ColumnSource
  /** As the element is called when absent. */
  readonly title?: Words
  /** In characters. */
  readonly width: number
  readonly format: CellFormat
}

export interface ListingOrder {
  /** Key of a column. */
  readonly column: string
  readonly order: 'asc' | 'desc'
}

/** A line listing as people design it. */
export interface ListingDesign {
  readonly grain: Grain
  readonly columns: readonly ListingColumn[]
  /** Filters of the list of cases; where a row is an event or a drug it meets them itself. */
  readonly question: Question
  /** The first decides before the others; by the numbers of cases where they leave it open. */
  readonly sort: readonly ListingOrder[]
  /** Key of the column by which rows stand together; null for none. */
  readonly group: string | null
}

/** Most columns of a design, before repeated rows are spread. */
export const MOST_COLUMNS = 60

/** Most columns that repeated rows are spread over. */
export const MOST_SPREAD = 10
