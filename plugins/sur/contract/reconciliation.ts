import type { Words } from '#kernel/language/words'

/** Why a cumulative figure differs from that of the report before, beside what is new. */
export const whysChanged = [
  ...(['nullified', 'deleted', 'left', 'removed', 'late'] as const),
  ...(['became_serious', 'no_longer_serious', 'recoded', 'other_arm'] as const),
  ...(['other_source', 'assessed', 'other'] as const),
] as const
export type WhyChanged = (typeof whysChanged)[number]

/** An event that a figure counts now and did not then, or the other way round. */
export interface NamedChange {
  readonly caseId: string
  readonly caseNo: string
  readonly unit: string
  readonly sign: 1 | -1
  readonly why: WhyChanged
  readonly term: Words
  readonly column: Words
}

/** How the cumulative figures of a table follow from those of the report before. */
export interface Reconciliation {
  readonly last: number
  readonly interval: number
  readonly cumulative: number
  readonly changes: readonly NamedChange[]
}
