import type { NamedCode } from '#plugins/coding/contract/dictionary'
import type { SynonymState } from '#plugins/coding/contract/synonym'
import type { NewestTerm } from '#plugins/coding/records/newest_terms'
import type { LineProblem } from '#plugins/coding/synonyms/list_file/list_line'
import type { ComparedList } from '#plugins/coding/synonyms/upload/compare_list'

/** Of each kind so many lines are shown; the counts are of all. */
const MOST_SHOWN = 100

interface ShownSynonym {
  readonly code: string
  readonly names: NamedCode['names']
  readonly state: SynonymState
}

interface ShownLine extends ShownSynonym {
  readonly line: number
  readonly verbatim: string
}

/** What a list would do, as it is shown before it is done. */
export interface ListPreview {
  readonly counts: {
    readonly fresh: number
    readonly changed: number
    readonly same: number
    readonly wrong: number
  }
  readonly fresh: readonly ShownLine[]
  readonly changed: readonly (ShownLine & { readonly before: ShownSynonym })[]
  readonly wrong: readonly LineProblem[]
  /** Given back when it is done, so that nothing else is done than was shown. */
  readonly seal: string
}

/** @param terms by code, for their names */
export function previewOf(
  { fresh, changed, same, problems }: ComparedList,
  terms: ReadonlyMap<string, NewestTerm>,
  seal: string
): ListPreview {
  const shown = ({ code, state }: { code: string; state: SynonymState }): ShownSynonym => ({
    ...{ code, names: terms.get(code)?.names ?? {}, state },
  })
  return {
    counts: {
      fresh: fresh.length,
      changed: changed.length,
      same,
      wrong: new Set(problems.map(({ line }) => line)).size,
    },
    fresh: fresh.slice(0, MOST_SHOWN).map((each) => ({
      ...{ line: each.line, verbatim: each.verbatim, ...shown(each) },
    })),
    changed: changed.slice(0, MOST_SHOWN).map((each) => ({
      ...{ line: each.line, verbatim: each.before.verbatim, ...shown(each) },
      before: shown(each.before),
    })),
    wrong: problems.slice(0, MOST_SHOWN),
    seal,
  }
}
