import type { NarrativeSection } from '#plugins/narratives/contract/template'

/** A piece of a sentence that a case says, and where it says so. */
export interface NarrativeValue {
  readonly text: string
  /** Places in the content, with the ids of rows: `E_i[ROW].E_i_4`. */
  readonly paths: readonly string[]
  /** It decides what is said and is not said itself. */
  readonly isAsked?: true
}

export type SentencePart = string | NarrativeValue

/** A sentence as a template says it of a case. */
export interface Sentence {
  /** Key in the template and ids of the rows that it is about: `event@ROW`; the same in every revision. */
  readonly id: string
  readonly section: NarrativeSection
  readonly parts: readonly SentencePart[]
  readonly text: string
  /** The values that it says or asks, each once. */
  readonly elements: readonly NarrativeValue[]
}
