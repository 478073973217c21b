import { lnGamma } from '#plugins/signal/statistics/special/gamma_functions'

/** How a Poisson count is watched. */
export interface PoissonPlan {
  /** Probability of a signal where there is no effect. */
  readonly alpha: number
  /** Events before which there is no signal. */
  readonly leastEvents: number
  /** Expected events at which watching ends. */
  readonly upperLimit: number
}

/**
 * The maximised sequential probability ratio test of a Poisson count.
 *
 * Formula: LLR = (mu - c) + c ln(c/mu) where c > mu, else 0; a signal when LLR reaches the critical value
 * and c is at least M. The critical value makes the probability of a signal up to the upper limit alpha:
 * the c-th event signals when it comes before the tau_c at which its LLR falls below the value, so that
 * the count at each tau_c has to stay below c; these probabilities are exact sums of Poisson ones.
 * Source: Kulldorff et al. 2011, Sequential Analysis 30:58-78; R package Sequential.
 * Unit: natural logarithm. Edge cases: nothing observed gives 0; an alpha, limit or M that cannot be
 * watched for gives an undefined value (NaN).
 */
export function poissonLogRatio(events: number, expected: number): number {
  return events > expected ? expected - events + events * Math.log(events / expected) : 0
}

/** The critical value where the count is looked at all the time. */
export function continuousCriticalValue({ alpha, leastEvents, upperLimit }: PoissonPlan): number {
  if (!(alpha > 0 && alpha < 1 && upperLimit > 0 && upperLimit < Infinity)) return Number.NaN
  if (!(leastEvents >= 1)) return Number.NaN
  const rises = (value: number) => continuousAlpha(value, leastEvents, upperLimit)
  // With so many events asked for, even no further condition signals too seldom.
  if (rises(0) < alpha) return Number.NaN
  let [low, high] = [0, 1]
  while (rises(high) > alpha) high *= 2
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (rises(middle) > alpha) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The probability of a signal where there is no effect. */
function continuousAlpha(value: number, leastEvents: number, upperLimit: number): number {
  let at = 0
  let counts: Float64Array = Float64Array.of(1)
  for (let events = leastEvents; ; events++) {
    const until = Math.min(latestSignal(events, value), upperLimit)
    counts = later(counts, until - at, events)
    at = until
    if (until >= upperLimit) break
  }
  return 1 - counts.reduce((sum, each) => sum + each, 0)
}

/** What is expected when the LLR of so many events is the value. */
function latestSignal(events: number, value: number): number {
  const aim = value / events
  let ratio = Math.exp(-1 - aim)
  for (let step = 0; step < 200; step++) {
    const next = ratio - (ratio - 1 - Math.log(ratio) - aim) / (1 - 1 / ratio)
    if (!(next > ratio) || next >= 1) return next >= 1 ? events : events * ratio
    ratio = next
  }
  return events * ratio
}

/** The probabilities of counts below a bound after so many more expected events. */
function later(counts: Float64Array, expected: number, bound: number): Float64Array {
  const added = Float64Array.from({ length: bound }, (_, k) =>
    expected > 0 ? Math.exp(k * Math.log(expected) - expected - lnGamma(k + 1)) : k === 0 ? 1 : 0
  )
  const next = new Float64Array(bound)
  for (const [before, probability] of counts.entries()) {
    if (probability === 0) continue
    for (let k = 0; before + k < bound; k++) next[before + k]! += probability * added[k]!
  }
  return next
}

/**
 * The critical value where the count is looked at after groups of expected events: the least value at
 * which the probability of a signal is at most alpha, just above the largest ratio that is no signal.
 */
export function groupCriticalValue(
  groups: readonly number[],
  { alpha, leastEvents }: Pick<PoissonPlan, 'alpha' | 'leastEvents'>
): { readonly value: number; readonly alpha: number } {
  const looks = groups.map((_, at) => groups.slice(0, at + 1).reduce((sum, each) => sum + each, 0))
  const most = Math.ceil((looks.at(-1) ?? 0) * 3 + 60)
  const reached = (value: number) => {
    let counts: Float64Array = Float64Array.of(1)
    let stopped = 0
    for (const [at, mean] of looks.entries()) {
      counts = later(counts, groups[at]!, most)
      for (const [events, probability] of counts.entries()) {
        if (events < leastEvents || poissonLogRatio(events, mean) < value) continue
        stopped += probability
        counts[events] = 0
      }
    }
    return stopped
  }
  const values = looks.flatMap((mean) =>
    Array.from({ length: most }, (_, events) => poissonLogRatio(events, mean))
  )
  return criticalAmong(values, reached, alpha)
}

/** A bound lies so far above the largest ratio that is no signal: no other ratio comes so near. */
const ABOVE = 1 + 1e-9

/**
 * The critical value among ratios that can be reached: just above the largest one that would signal
 * with more than the probability alpha.
 */
export function criticalAmong(
  ratios: readonly number[],
  reached: (value: number) => number,
  alpha: number
): { readonly value: number; readonly alpha: number } {
  const sorted = [...new Set(ratios)].filter((each) => each > 0).sort((one, other) => one - other)
  let [low, high] = [0, sorted.length - 1]
  if (high < 0 || reached(sorted[high]!) > alpha) return { value: Number.NaN, alpha: Number.NaN }
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (reached(sorted[middle]!) <= alpha) high = middle
    else low = middle + 1
  }
  const value = low > 0 ? sorted[low - 1]! * ABOVE : sorted[0]!
  return { value, alpha: reached(sorted[low]!) }
}
