import type { Words } from '#kernel/language/words'

import type { SeriesEntry } from '#plugins/sur/contract/entry_at'
import type { RegisterKey } from '#plugins/sur/contract/register'

/** Why a case is not counted. */
export const whysOut = [
  ...(['deleted', 'nullified', 'later', 'no_receipt', 'no_version'] as const),
] as const
export type WhyOut = (typeof whysOut)[number]

/**
 * Lists of cases that somebody looks through before the figures are relied on. Cases that were deleted or
 * nullified, and those whose dates do not say that they belong here, are not counted; the others are.
 */
export const qualityLists = [
  ...(['deleted', 'nullified', 'no_receipt', 'no_version', 'no_product', 'no_event'] as const),
  ...(['no_assessment', 'no_code', 'open'] as const),
] as const
export type QualityList = (typeof qualityLists)[number]

/** What the subject received: the study drug, nobody knows which, a comparator, a placebo, not stated. */
export const arms = ['study_drug', 'blinded', 'comparator', 'placebo', 'not_stated'] as const
export type Arm = (typeof arms)[number]

/** From where a case comes: a clinical trial, another study or programme, anybody else. */
export const caseSources = ['trial', 'solicited', 'spontaneous'] as const
export type CaseSource = (typeof caseSources)[number]

/** An event of a case as it is counted. */
export interface SeriesEvent {
  /** Id of its row; a case and this make the unit that tables count. */
  readonly id: string
  /** Keys of its preferred term and of the system organ class above it, in the names of the series. */
  readonly pt: string
  readonly soc: string
  readonly isSerious: boolean
  /** Reporter or company holds a relation to a suspect drug possible. */
  readonly isRelated: boolean
  /** yyyy-MM-dd of the version in which its row first stood. */
  readonly since: string
  /** It first stood in the interval, and the report before did not count it. */
  readonly isNew: boolean
}

/** A row of a listing: of an event, or of all events that the design puts together. */
export interface SeriesLine {
  /** What rows stand together by; null where the design groups nothing. */
  readonly group: Words | null
  /** Texts by which rows are put in order, the first before the others. */
  readonly order: readonly string[]
  readonly cells: readonly Words[]
}

/** A case of the project as the series of a report has it. */
export interface SeriesCase {
  readonly caseId: string
  readonly caseNo: string
  /** The version as of the lock point; null where none counts. */
  readonly version: number | null
  readonly revision: number | null
  /** Days (yyyy-MM-dd, of the project) of C.1.4 and C.1.5 of that version. */
  readonly received: string | null
  readonly recent: string | null
  /** Why it is not counted; null where it is. */
  readonly out: WhyOut | null
  readonly quality: readonly QualityList[]
  readonly source: CaseSource
  readonly arm: Arm
  readonly events: readonly SeriesEvent[]
  /** Rows of listings by the keys of their designs. */
  readonly lines: Readonly<Record<string, readonly SeriesLine[]>>
}

/** Which cases a report counts, in which version, and why. */
export interface Series {
  /** First day of the interval and the lock day, yyyy-MM-dd in the time zone of the project. */
  readonly start: string
  readonly lockPoint: string
  /** In the order of their numbers. */
  readonly cases: readonly SeriesCase[]
  /** What terms are called. */
  readonly names: Readonly<Record<string, Words>>
  /** Keys of system organ classes in the agreed order; others follow by name. */
  readonly socs: readonly string[]
  /** Heads of listings by the keys of their designs. */
  readonly heads: Readonly<Record<string, readonly Words[]>>
  /** Rows of registers as of the lock point, in their order; a freeze of before has none. */
  readonly registers?: Readonly<Record<RegisterKey, readonly SeriesEntry[]>>
  /** Reference documents that changed in the interval; absent where nobody keeps them. */
  readonly references?: readonly SeriesReference[]
}

/** A version of a reference document that became valid in the interval. */
export interface SeriesReference {
  readonly id: string
  /** What kind of document it is, and of which drug. */
  readonly document: Words
  readonly version: string
  /** yyyy-MM-dd */
  readonly validFrom: string
  /** The version that held before; null for the first. */
  readonly before: string | null
  /** Reactions that it has and the version before has not, and the other way round. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
}

/** Key of the class of events without a code. */
export const NOT_CODED = 'soc:none'
