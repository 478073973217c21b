import type { DescribedTerm } from '#plugins/coding/contract/dictionary'

/** What a later version made of a lowest level term, the gravest first. */
export const impactKinds = ['gone', 'not_current', 'moved', 'other_soc', 'renamed'] as const
export type ImpactKind = (typeof impactKinds)[number]

/**
 * What became of a term; null when nothing did that a coder would want to know.
 * @param before null when its own version is not loaded, or does not have it
 */
export function compareTerms(
  before: DescribedTerm | null,
  after: DescribedTerm | null
): ImpactKind | null {
  if (!after) return 'gone'
  if (!after.isCurrent) return 'not_current'
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
export const needsTerm = (kind: ImpactKind): boolean => kind === 'gone' || kind === 'not_current'

function primarySoc({ paths }: DescribedTerm): number | undefined {
  return paths.find(({ isPrimary }) => isPrimary)?.soc.code
}
