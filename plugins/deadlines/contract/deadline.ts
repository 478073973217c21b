import type { Known, Fact } from '#plugins/deadlines/contract/facts'
import type { DeadlineRule, Destination, Start } from '#plugins/deadlines/contract/rule'

/** One condition of a rule, with what decided it. */
export interface Judged {
  readonly state: Known
  /** Not known, and taken as not so meanwhile. */
  readonly isOpen: boolean
  /** One of them suffices. */
  readonly facts: readonly Fact[]
  /** Position of the event of which it was asked. */
  readonly event?: number
}

/** A stricter rule that does not hold, by one condition. */
export interface NearMiss {
  readonly rule: DeadlineRule
  readonly failing: Judged
  readonly met: readonly Judged[]
  /** On which day it would be due, where day 0 is known. */
  readonly due?: string
}

/** What is not known although a deadline depends on it. */
export interface Missing {
  /** Name of a fact, or the element of a day. */
  readonly name: string
  readonly paths: readonly string[]
  readonly code?: number
}

/**
 * due: on that day. unsayable: something is missing. not_sent: such reports are not sent there.
 * no_clock: an amendment or a nullification starts none. unruled: there is no rule with a source.
 */
export type DeadlineState = 'due' | 'unsayable' | 'not_sent' | 'no_clock' | 'unruled'

/** When a case is due at one destination, and why. */
export interface Deadline {
  readonly destination: Destination
  readonly state: DeadlineState
  /** The one that holds, or that cannot be decided. */
  readonly rule?: DeadlineRule
  readonly start?: Start
  /** yyyy-MM-dd, as it was written. */
  readonly dayZero?: string
  readonly days?: number
  readonly due?: string
  /** What completes the report, and from what its days are counted. */
  readonly complement?: {
    readonly due: string
    readonly from: string
    readonly since: 'submitted' | 'due'
  }
  /** The conditions of the rule, each with what decided it. */
  readonly why: readonly Judged[]
  readonly missing: readonly Missing[]
  readonly nearMisses: readonly NearMiss[]
  /** C.1.7 says something else. */
  readonly contradictsStated?: true
}
