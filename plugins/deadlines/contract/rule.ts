import type { Words } from '#kernel/language/words'

/** Authorities to which a case may be due, by the region of the project. */
export const destinations = ['CN', 'EU', 'US', 'JP', 'KR'] as const

export type Destination = (typeof destinations)[number]

/**
 * A fact by its name; that it is not so; that one of several conditions holds; that all of them hold of
 * one and the same event.
 */
export type Condition =
  | string
  | { readonly not: string }
  | { readonly any: readonly Condition[] }
  | { readonly event: readonly Condition[] }

/** Element with the day from which days are counted. */
export type Start = 'C.1.4' | 'C.1.5'

/** What completes a first report, counted from the day on which that one was submitted. */
interface Complement {
  readonly id: string
  readonly days: number
  /** The act from which it runs; until it is done, the day on which the first report is due. */
  readonly start: 'submitted'
  readonly why: Words
}

/** From where a rule is known. */
export interface RuleSource {
  readonly title: Words
  readonly url?: string
}

/** How many days a report of some kind has, as data. */
export interface DeadlineRule {
  readonly id: string
  readonly version: number
  /** Day 0 from which on it holds; always when absent. */
  readonly from?: string
  /** Absent: of every destination that has rules, where none of them holds. */
  readonly destination?: Destination
  /** All of them hold. */
  readonly when: readonly Condition[]
  /** For the first report of a case, and for those after it. */
  readonly start: { readonly first: Start; readonly later: Start }
  /** Calendar days behind day 0; null where such a report is not sent at all. */
  readonly days: number | null
  readonly then?: Complement
  /** Why it is so many days, in one clause. */
  readonly why: Words
  readonly source: RuleSource
  /** Whether the source was read and says so. */
  readonly verified: boolean
  /** The project added it. */
  readonly isOwn?: true
}
