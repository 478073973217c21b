import type { DescribedTerm, NamedCode, TermLevel } from '#plugins/coding/contract/dictionary'
import type { DictionaryTerm } from '#plugins/coding/search/dictionary_content'
import type { TermIndex } from '#plugins/coding/search/term_index'

/**
 * A term with its names and its ways up.
 * @param index the version that the term belongs to
 */
export function describeTerm(index: TermIndex, term: DictionaryTerm): DescribedTerm {
  const { level, code, names, isCurrent, pt = level === 'pt' ? code : undefined } = term
  const named = (of: TermLevel, its: number): NamedCode => ({
    code: its,
    names: index.term(of, its)?.names ?? {},
  })
  const paths = pt === undefined ? [] : index.pathsOf(pt)
  return {
    ...{ level, code, names, isCurrent },
    ...(term.isAlgorithmic ? { isAlgorithmic: true } : {}),
    ...(pt === undefined ? {} : { pt: named('pt', pt) }),
    paths: paths.map(({ soc, hlgt, hlt, isPrimary }) => ({
      ...{ soc: named('soc', soc), hlgt: named('hlgt', hlgt), hlt: named('hlt', hlt), isPrimary },
    })),
    hasChildren: index.tree.below(level, code).length > 0,
  }
}

/** What stands below a term, or at the top when no term is given, with names, in their order. */
export function describeBelow(
  index: TermIndex,
  above: { readonly level: TermLevel; readonly code: number | null }
): DescribedTerm[] {
  const { level, code } = above
  const children =
    code === null ? index.tree.tops(level === 'smq' ? 'smq' : 'soc') : index.tree.below(level, code)
  return children.flatMap(({ level: of, code: its, ...how }) => {
    const term = index.term(of, its)
    return term ? [{ ...describeTerm(index, term), ...how }] : []
  })
}
