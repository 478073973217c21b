import type { DescribedTerm } from '#plugins/coding/contract/dictionary'

/**
 * What a later version made of a lowest level term, the gravest first. `unknown` is one in
 * neither version; `still_not_current` was not to be used before either, as far as that is known.
 */
export const impactKinds = [
  ...(['gone', 'unknown', 'not_current', 'still_not_current'] as const),
  ...(['moved', 'other_soc', 'renamed'] as const),
] as const
export type ImpactKind = (typeof impactKinds)[number]

/**
 * What became of a term; null when nothing did that a coder would want to know.
 * @param before null when its own version does not have it; undefined when that is not loaded
 */
export function compareTerms(
  before: DescribedTerm | null | undefined,
  after: DescribedTerm | null
): ImpactKind | null {
  if (!after) return before === null ? 'unknown' : 'gone'
  if (!after.isCurrent) return before?.isCurrent ? 'not_current' : 'still_not_current'
  if (!before) return null
  if (before.pt?.code !== after.pt?.code) return 'moved'
  if (primarySoc(before) !== primarySoc(after)) return 'other_soc'
  const isRenamed = (['en', 'zh', 'ja'] as const).some(
    (language) =>
      before.names[language] &&
      after.names[language] &&
      before.names[language] !== after.names[language]
  )
  return isRenamed ? 'renamed' : null
}

/** Whether cases with such a term can go on only when a person chooses another one. */
export const needsTerm = (kind: ImpactKind): boolean =>
  ['gone', 'unknown', 'not_current', 'still_not_current'].includes(kind)

function primarySoc({ paths }: DescribedTerm): number | undefined {
  return paths.find(({ isPrimary }) => isPrimary)?.soc.code
}
