/** What is to be done to many cases at once. */
export type RunOrder =
  /** Whatever has a term beyond doubt gets it; in so many cases that somebody selected, or in all. */
  | { readonly kind: 'autocode'; readonly among?: number }
  /** A coder has chosen the term of a verbatim: each open place that says it gets the term. */
  | {
      readonly kind: 'assign'
      readonly key: string
      readonly verbatim: string
      readonly code: number
      /** As the cases got it. */
      readonly name?: string
    }
  /** Cases go from one version to another, all terms of a case or none. */
  | {
      readonly kind: 'recode'
      readonly from: string
      readonly to: string
      /** Codes that take the place of others, by the code that they replace. */
      readonly replace: Readonly<Record<string, number>>
      /** This case alone. */
      readonly caseId?: string
    }
  /** What a run gave is taken away again where nobody has changed it since. */
  | {
      readonly kind: 'take_back'
      readonly runId: string
      /** What that run was asked for. */
      readonly of?: RunOrder
    }

/** What came of a run. */
export interface RunCounts {
  /** Cases that were gone through, and those of them that were changed. */
  readonly cases: number
  readonly changed: number
  /** Places that got a term, and how: without a person, or by one. */
  readonly coded: number
  readonly exact: number
  readonly normalised: number
  readonly synonym: number
  /** Places that a person has to decide on. */
  readonly left: number
  /** Cases that could not be changed. */
  readonly failed: number
  /** Places from which a term was taken back, and those that somebody has changed since. */
  readonly removed: number
  readonly touched: number
  /** Cases left as they are since nothing is coded where they stand in their process. */
  readonly archived: number
  /** Cases left as they are since the version that they were to go to was not in use any more. */
  readonly notInUse: number
}

/** Coding of many cases at once, as it stands. */
export interface CodingRun {
  readonly id: string
  readonly asked: RunOrder
  readonly state: 'waiting' | 'done' | 'cancelled'
  /** Version that the project coded with; empty where the run was not about it. */
  readonly version: string
  /** Run that has taken it back. */
  readonly takenBackBy: string | null
  /** Whether it can be taken back: it is over, and has given terms that are known one by one. */
  readonly canTakeBack: boolean
  /** Cases that it goes through. */
  readonly total: number
  readonly counts: RunCounts
  readonly startedByName: string
  readonly startedAt: string
  readonly endedAt: string | null
}
