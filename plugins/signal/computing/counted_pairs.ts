import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/signal/lang/server/wording'
import type { CountedPair } from '#plugins/signal/reading/table_file'
import type { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'
import { emptyCells } from '#plugins/signal/statistics/counting/empty_cells'
import { distinctPoints, type Points } from '#plugins/signal/statistics/mgps/points'
import type { Zeros } from '#plugins/signal/statistics/mgps/likelihood'

/** Cells of drug and event, pairs without a report among them, that are gone through at most. */
const MOST_CELLS = 5_000_000

/** Refuses with 2017 to go through more cells of drug and event than a computer has room for. */
function refuseTooManyCells(counts: PairCounts): void {
  const cells = counts.drugs.length * counts.events.length
  if (cells <= MOST_CELLS) return
  const detail = wording('computing.too_many_cells', { cells, most: MOST_CELLS })
  throw new kernelErrors.E_PARAMETER({ detail })
}

/** The points to which the prior is fitted. */
export function pointsOfCounts(counts: PairCounts, zeros: Zeros): Points {
  if (zeros === 'in' && counts.strata) refuseTooManyCells(counts)
  const pairs = counts.pairs(zeros === 'in' && counts.strata ? 0 : 1)
  const used = [...pairs.n.keys()].filter((at) => pairs.expected[at]! > 0)
  const n = used.map((at) => pairs.n[at]!)
  const expected = used.map((at) => pairs.expected[at]!)
  if (zeros === 'out' || counts.strata) return distinctPoints(n, expected)
  const empty = emptyCells(counts, pairs)
  return distinctPoints(
    [...n, ...empty.expected.map(() => 0)],
    [...expected, ...empty.expected],
    [...n.map(() => 1), ...empty.weight]
  )
}

/** The pairs of counted reports with at least so many reports, one after the other. */
export function* countedPairs(counts: PairCounts, least: number): Generator<CountedPair> {
  if (least <= 0) refuseTooManyCells(counts)
  const { drug, event, n, expected } = counts.pairs(least)
  const { strata } = counts
  for (const [at, a] of n.entries()) {
    const [drugAt, eventAt] = [drug[at]!, event[at]!]
    yield {
      drug: counts.drugs[drugAt]!,
      event: counts.events[eventAt]!,
      table: counts.table(drugAt, eventAt, a),
      expected: expected[at]!,
      strata: strata
        ? counts
            .strataOf(drugAt, eventAt)
            .map(({ stratum, ...table }) => ({ ...table, values: strata.values[stratum]! }))
        : [],
    }
  }
}
