import type { Destination } from '#plugins/deadlines/contract/rule'

export type Known = 'yes' | 'no' | 'unknown'

/** Something that is so of a case or of one of its events, or is not, or is not known. */
export interface Fact {
  readonly name: string
  readonly state: Known
  /** Not known, and taken as not so meanwhile: one criterion of several that nobody filled. */
  readonly isOpen?: true
  /** Name of the fact that has to be said before this one can be. */
  readonly asks?: string
  /** Where it stands in the case, as findings name places. */
  readonly paths: readonly string[]
  /** Number of the catalogue that says what is missing. */
  readonly code?: number
  /** The document that says it. */
  readonly document?: string
}

/** What is known of one event. */
export interface EventFacts {
  /** From 1, in the order of the case. */
  readonly position: number
  readonly path: string
  readonly facts: Readonly<Record<string, Fact>>
}

type VersionOfFacts = 'first' | 'later' | 'amendment' | 'nullification'

/** All that a deadline follows from. */
export interface DeadlineFacts {
  readonly version: VersionOfFacts
  /** To whom the case may be due. */
  readonly destinations: readonly Destination[]
  readonly ofCase: Readonly<Record<string, Fact>>
  readonly events: readonly EventFacts[]
  /** C.1.4 and C.1.5, as they were written. */
  readonly receipts: { readonly 'C.1.4'?: string; readonly 'C.1.5'?: string }
  /** On which day it was submitted, by destination. */
  readonly submitted: Readonly<Record<string, string>>
  /** What C.1.7 says. */
  readonly isStatedExpedited?: boolean
}
