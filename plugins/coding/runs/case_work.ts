import type { CaseRecord } from '#plugins/cases/contract'
import type { PlacedLeaves } from '#plugins/coding/places/term_leaves'
import type { RunCounts } from '#plugins/coding/contract/coding_run'

/** What is to be done to one case: what its places get, and what is said of it. */
export interface CasePlan {
  readonly placed: readonly PlacedLeaves[]
  readonly counts: Partial<RunCounts>
}

/** What a kind of run does to cases. */
export interface CaseWork {
  /** Act of each case that it changes. */
  readonly act: `case.${string}`
  /** Plans for some cases, in the same order. */
  plan(cases: readonly CaseRecord[]): Promise<CasePlan[]>
}
