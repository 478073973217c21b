import type { Answer } from '#resources/app/calls/call'

export type ImpactReport = Answer<'GET /coding/impact'>

/** A term of cases that is not the same in the other version. */
export type TermImpact = ImpactReport['terms'][number]

/** What a later version made of a term, the gravest first. */
export type ImpactKind = TermImpact['kind']

/** Versions that the cases are coded with, and those they could go to. */
export type UsedVersions = Answer<'GET /coding/used'>

/** Whether cases with such a term can go on only when a person chooses another one. */
export const needsTerm = ({ kind }: TermImpact): boolean =>
  ['gone', 'unknown', 'not_current', 'still_not_current'].includes(kind)

/** Term that takes the place of another one, by the code that it replaces. */
export type Replacements = Readonly<Record<number, { code: number; name: string }>>
