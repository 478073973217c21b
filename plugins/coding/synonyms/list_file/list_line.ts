import type { Words } from '#kernel/language/words'

import type { synonymFields, SynonymState } from '#plugins/coding/contract/synonym'

/** What a list says in one line: words that are reported, and the term that is meant. */
export interface ListLine {
  /** Number of the line in the file, from 1. */
  readonly line: number
  readonly verbatim: string
  /** The verbatim as the search folds it: two that differ in nothing else are one. */
  readonly key: string
  readonly code: string
  /** Null when the list does not say it. */
  readonly state: SynonymState | null
}

/** What is wrong with a line, and what to do: people mend the file by it. */
export interface LineProblem {
  readonly line: number
  readonly column: keyof typeof synonymFields | null
  readonly says: Words
}
