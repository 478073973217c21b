import type { Predicate } from '#kernel/case/rules/rule'
import type { Words } from '#kernel/language/words'

/** The parts of a narrative, in their order; each is a paragraph. */
export const narrativeSections = [
  'source',
  'patient',
  'drugs',
  'course',
  'assessment',
  'changes',
] as const

export type NarrativeSection = (typeof narrativeSections)[number]

/** How a narrative is written, as data. */
export interface NarrativeTemplate {
  /** Who the narrative is about, as its sentences call somebody whose sex is not known. */
  readonly person: Words
  /** Lists that sentences say, by the names under which they say them. */
  readonly lists: Readonly<Record<string, NarrativeList>>
  readonly sentences: readonly NarrativeSentence[]
}

/**
 * A sentence: said once, or for each row of a group, where its condition is true. A sentence of which a
 * value is missing is left out.
 */
export interface NarrativeSentence {
  /** Small letters, digits and `_`, unique in its template. */
  readonly key: string
  readonly section: NarrativeSection
  /** Number of a repeating group: `E.i`. */
  readonly each?: string
  /** In the language of rules; absent: always. */
  readonly when?: Predicate
  /** ICU MessageFormat; its arguments are keys of elements, facts (`narrative_facts`) and lists. */
  readonly text: Words
  /** It is not said, and keeps its place. */
  readonly isHidden?: boolean
}

/** What several rows say, one after the other. */
export interface NarrativeList {
  /** Number of a repeating group, within the row at hand. */
  readonly each: string
  readonly when?: Predicate
  /** What a row says, with commas between; a part of which a value is missing is left out. */
  readonly parts: readonly Words[]
  /** Between rows: "a, b and c", or "a; b" where rows have commas themselves. */
  readonly with: 'and' | 'semicolon'
}
