import type { Words } from '#kernel/language/words'

import type { StandingChoice } from '#plugins/literature/contract/fold_steps'
import type { FullText, Proof, ReviewStatus, Step } from '#plugins/literature/contract/review'

/** A part of a text that is pointed out: from `start` to before `end`. */
export interface ShownMark {
  readonly start: number
  readonly end: number
  readonly kind: 'age' | 'sex' | 'dose' | 'safety' | 'word'
}

/** A text with its marks. */
export interface MarkedText {
  readonly text: string
  readonly marks: readonly ShownMark[]
}

/** A search that found the article. */
export interface ShownFind {
  readonly kind: 'file' | 'run' | 'upload'
  readonly source: string
  readonly label: string
  readonly finderName: string
  /** ISO 8601, UTC. */
  readonly at: string
}

/** A record of another article: one that follows this one, or one that a person has to compare with it. */
export interface ShownRecord {
  readonly articleId: string
  readonly title: string
  readonly authors: readonly string[]
  readonly citation: string
  readonly source: string | null
  readonly pmid: string | null
  readonly doi: string | null
}

/** Two records of which somebody has to say, or said, whether they are one article. */
export interface ShownPair {
  readonly articleId: string
  readonly otherId: string
  readonly verdict: 'ask' | 'same' | 'other'
  readonly isAutomatic: boolean
  readonly points: number
  readonly reasons: readonly { readonly reason: string; readonly points: number }[]
  readonly deciderName: string | null
  /** The record that is not this article. */
  readonly record: ShownRecord
}

/** A day from which the time to report counts, and why. */
export interface ProposedDay {
  /** yyyy-MM-dd in the time zone of the project. */
  readonly day: string
  readonly because: Words
}

/** An article as the desk shows it. */
export interface ShownArticle {
  readonly articleId: string
  readonly productId: string
  readonly productName: string
  readonly title: MarkedText
  readonly otherTitle: MarkedText | null
  readonly abstract: MarkedText | null
  readonly authors: readonly string[]
  readonly citation: string
  readonly journal: string | null
  readonly doi: string | null
  readonly pmid: string | null
  readonly keywords: readonly string[]
  readonly retracted: boolean
  readonly notice: string | null
  readonly status: ReviewStatus
  readonly reason: string | null
  readonly screeners: 1 | 2
  readonly ownerName: string | null
  /** What whoever asks may see of them. */
  readonly choices: readonly StandingChoice[]
  readonly proofs: readonly Proof[]
  readonly fullText: FullText | null
  readonly steps: readonly Step[]
  readonly finds: readonly ShownFind[]
  readonly members: readonly ShownRecord[]
  readonly pairs: readonly ShownPair[]
  readonly dayZero: ProposedDay
}
