import type { ElementCondition } from '#plugins/cases/contract/condition'

/** What may be asked of the case list. */
export interface ListQuery {
  readonly page?: number
  readonly pageSize?: number
  /** Key of a column that the list may be sorted by; the number of the case when absent. */
  readonly sort?: string
  /** The latest first when absent. */
  readonly order?: 'asc' | 'desc'
  /** Beginnings of words of a case: its number, identifiers, subject, products, reactions. */
  readonly text?: string
  readonly conditions?: readonly ElementCondition[]
  /**
   * Keys of repeating groups in which each condition may be met by a row of its own. In all others
   * one and the same row meets all conditions on the group.
   */
  readonly anyRow?: readonly string[]
  /** What is asked of columns and of filters of plugins, by parameter: `country`, `receivedFrom`. */
  readonly [parameter: string]:
    string | number | readonly ElementCondition[] | readonly string[] | undefined
}

/** Most cases that may be chosen for what is done to many at once. */
export const MOST_CHOSEN = 10_000

/** Most cases that are printed at once: so many whole cases are held in memory. */
export const MOST_PRINTED = 20

/** Cases that somebody chose in the list: one by one, or all that it finds. */
export type ChosenCases = { readonly caseIds: readonly string[] } | { readonly found: ListQuery }

/** Why columns have no value, by their keys: the null flavours, whose codes stand in the columns. */
export type NullFlavors = Readonly<Record<string, string>>

/** A case of the list: the values of all columns, by key. */
export interface ListedCase {
  readonly id: string
  readonly caseNo: string
  readonly nullFlavors: NullFlavors
  readonly [column: string]: unknown
}

/** A page of the list. */
export interface CaseList {
  readonly rows: readonly ListedCase[]
  /** How many cases there are in all, as far as they were counted. */
  readonly total: number
  /** True when there are more than were counted. */
  readonly totalIsLowerBound: boolean
  /** Time that the database took, in milliseconds. */
  readonly ms: number
}
