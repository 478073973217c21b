import type { Words } from '#kernel/language/words'

import { failureSentence } from '#plugins/signal/computing/failure_sentence'
import type { ComputedPair, ComputedStratum } from '#plugins/signal/computing/computed_pair'
import { wording } from '#plugins/signal/lang/server/wording'
import type { CountedPair, NamedStratum } from '#plugins/signal/reading/table_file'
import { type PairFacts, PairJudge } from '#plugins/signal/rules/judge_pair'
import { fitPrior, negativeLogLikelihood } from '#plugins/signal/statistics/mgps/fit_prior'
import type { Zeros } from '#plugins/signal/statistics/mgps/likelihood'
import { distinctPoints, type Points } from '#plugins/signal/statistics/mgps/points'
import { Posterior } from '#plugins/signal/statistics/mgps/posterior'
import { type Prior, thetaOf } from '#plugins/signal/statistics/mgps/prior'
import { measure } from '#plugins/signal/statistics/measures'
import { mantelHaenszel } from '#plugins/signal/statistics/tables/mantel_haenszel'
import { expectedOf } from '#plugins/signal/statistics/tables/two_by_two'

/** The prior of a computation: given or fitted, or why there is none. */
export interface PriorFound {
  readonly posterior: Posterior | undefined
  readonly theta: readonly number[] | null
  readonly negLL: number | null
  readonly zeros: Zeros
  readonly notes: readonly Words[]
}

/** Fits the prior to points, unless one is given. */
export function priorFor(points: Points, zeros: Zeros, given: Prior | undefined): PriorFound {
  if (given) {
    const negLL = points.n.length > 0 ? negativeLogLikelihood(points, zeros, given) : null
    return { posterior: new Posterior(given), theta: thetaOf(given), negLL, zeros, notes: [] }
  }
  const fit = fitPrior(points, zeros)
  if ('failure' in fit) {
    const notes = [failureSentence(fit.failure, fit.pairs)]
    return { posterior: undefined, theta: null, negLL: null, zeros, notes }
  }
  const { prior, negLL, isAtEdge } = fit
  const notes = isAtEdge ? [wording('computing.prior_at_edge')] : []
  return { posterior: new Posterior(prior), theta: thetaOf(prior), negLL, zeros, notes }
}

/** Points of pairs with a report; of all pairs, where zeros take part. */
export function pointsOf(pairs: readonly CountedPair[], zeros: Zeros): Points {
  const used = pairs.filter(
    ({ table, expected }) => expected > 0 && (zeros === 'in' || table.a > 0)
  )
  return distinctPoints(
    used.map(({ table }) => table.a),
    used.map(({ expected }) => expected)
  )
}

/** Computes the figures of a pair, and judges it by the rules. */
export class PairComputer {
  readonly #judge = new PairJudge()

  constructor(
    readonly posterior: Posterior | undefined,
    readonly by: readonly string[]
  ) {}

  compute({ drug, event, table, expected, strata }: CountedPair): ComputedPair {
    const measures = measure(table, expected, { posterior: this.posterior })
    const facts: PairFacts = { ...table, expected, ...measures }
    return {
      drug,
      event,
      table,
      expected,
      measures,
      rules: this.#judge.judge(facts),
      ...(this.by.length > 0 && {
        expectedUnstratified: expectedOf(table),
        common: mantelHaenszel(strata),
        strata: strata.map((stratum) => this.#stratum(stratum)),
      }),
    }
  }

  /**
   * A subgroup is measured by its own cells. The prior is that of all pairs, and says nothing of it; the
   * conditional odds ratio takes as long as the rest, for each subgroup of each pair.
   */
  #stratum({ values, ...table }: NamedStratum): ComputedStratum {
    const expected = expectedOf(table)
    const of = Object.fromEntries(this.by.map((name, at) => [name, values[at]!]))
    return { of, table, expected, measures: measure(table, expected, { withoutConditional: true }) }
  }
}
