import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/signal/lang/server/wording'
import {
  compareSamples,
  type SampleDifference,
} from '#plugins/signal/statistics/onset/kolmogorov_smirnov'
import { quantileOf } from '#plugins/signal/statistics/onset/quantiles'
import {
  fitWeibull,
  LEAST_ONSETS,
  type WeibullFailure,
} from '#plugins/signal/statistics/onset/weibull'

/** Onsets of a drug and event, or of another group. */
export interface OnsetGroup {
  /** What makes the group, by the names of columns. */
  readonly of: Readonly<Record<string, string>>
  readonly days: readonly number[]
}

const FAILURES: Readonly<Record<WeibullFailure, Words>> = {
  tooFewOnsets: wording('onsets.too_few', { least: LEAST_ONSETS }),
  onsetNotAfterStart: wording('onsets.not_after_start'),
  allOnsetsEqual: wording('onsets.all_equal'),
  noConvergence: wording('onsets.no_convergence'),
}

/** What the onsets of a group are like; where that cannot be said, a sentence and no figure. */
export function describeOnsets(days: readonly number[]): {
  readonly figures: Readonly<Record<string, number>>
  readonly notes: readonly Words[]
} {
  const sorted = days.toSorted((one, other) => one - other)
  const n = sorted.length
  if (n < LEAST_ONSETS) return { figures: { n }, notes: [FAILURES.tooFewOnsets] }
  const order = {
    n,
    median: quantileOf(sorted, 0.5),
    q1: quantileOf(sorted, 0.25),
    q3: quantileOf(sorted, 0.75),
  }
  const weibull = fitWeibull(sorted)
  if (typeof weibull === 'string') return { figures: order, notes: [FAILURES[weibull]] }
  const figures = {
    ...order,
    weibull_shape: weibull.shape,
    weibull_shape_lo95: weibull.shapeLow,
    weibull_shape_hi95: weibull.shapeHigh,
    weibull_scale: weibull.scale,
    logLik: weibull.logLikelihood,
  }
  return { figures, notes: [] }
}

/**
 * Compares each group with all others of the same event. A group of fewer than five onsets, or with fewer
 * than five others, is compared with nothing.
 */
export function compareOnsets(
  groups: readonly OnsetGroup[]
): Map<OnsetGroup, SampleDifference & { readonly others: number }> {
  const compared = new Map<OnsetGroup, SampleDifference & { readonly others: number }>()
  for (const group of groups) {
    const others = groups
      .filter((each) => each !== group && each.of.event === group.of.event)
      .flatMap(({ days }) => days)
    if (group.days.length < LEAST_ONSETS || others.length < LEAST_ONSETS) continue
    compared.set(group, { ...compareSamples(group.days, others), others: others.length })
  }
  return compared
}
