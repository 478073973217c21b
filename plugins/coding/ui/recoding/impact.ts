import type { DescribedTerm } from '#plugins/coding/contract/dictionary'

/** What a later version made of a term, the gravest first. */
export type ImpactKind =
  'gone' | 'unknown' | 'not_current' | 'still_not_current' | 'moved' | 'other_soc' | 'renamed'

/** A term of cases that is not the same in the other version. */
export interface TermImpact {
  code: number
  cases: number
  kind: ImpactKind
  before: DescribedTerm | null
  /** Whether the first version is there to be asked. */
  isBeforeLoaded: boolean
  after: DescribedTerm | null
  suggestion: DescribedTerm | null
}

export interface ImpactReport {
  cases: number
  codes: number
  terms: TermImpact[]
}

/** Versions that the cases are coded with, and those they could go to. */
export interface UsedVersions {
  used: { version: string; cases: number }[]
  active: string[]
  current: string | null
}

/** Whether cases with such a term can go on only when a person chooses another one. */
export const needsTerm = ({ kind }: TermImpact): boolean =>
  ['gone', 'unknown', 'not_current', 'still_not_current'].includes(kind)

/** Term that takes the place of another one, by the code that it replaces. */
export type Replacements = Readonly<Record<number, { code: number; name: string }>>
