import { lnGamma } from '#plugins/signal/statistics/special/gamma_functions'
import { criticalAmong } from '#plugins/signal/statistics/sequential/poisson_max_sprt'

/** How events are watched of which some are exposed. */
export interface BinomialPlan {
  readonly alpha: number
  /** Events at which watching ends. */
  readonly events: number
  /** Unexposed events for one exposed event where there is no effect. */
  readonly ratio: number
  /** Events from look to look. */
  readonly groupSize: number
  /** Events before which there is no signal. */
  readonly leastEvents: number
}

/**
 * The maximised sequential probability ratio test of a binomial count.
 *
 * Formula: with p = 1/(1+z) and c exposed ones of n events, LLR = c ln(c/(np)) + (n-c) ln((n-c)/(n(1-p)))
 * where c > np, else 0. The critical value is the least one at which the probability of a signal is at
 * most alpha, summed exactly over the looks.
 * Source: Kulldorff et al. 2011, Sequential Analysis 30:58-78; R package Sequential.
 * Unit: natural logarithm. Edge case: a plan in which no value is high enough gives NaN.
 */
function binomialLogRatio(exposed: number, events: number, ratio: number): number {
  const share = 1 / (1 + ratio)
  if (!(exposed > events * share)) return 0
  const rest = events - exposed
  const ofRest = rest > 0 ? rest * Math.log(rest / (events * (1 - share))) : 0
  return exposed * Math.log(exposed / (events * share)) + ofRest
}

/** The critical value, and the probability of a signal with it. */
export function binomialCriticalValue(plan: BinomialPlan): {
  readonly value: number
  readonly alpha: number
} {
  const { events, ratio, groupSize, leastEvents, alpha } = plan
  const looks: number[] = []
  for (let at = groupSize; at < events; at += groupSize) looks.push(at)
  looks.push(events)
  const share = 1 / (1 + ratio)
  const reached = (value: number) => {
    let counts: Float64Array = Float64Array.of(1)
    let [stopped, before] = [0, 0]
    for (const look of looks) {
      counts = later(counts, look - before, share)
      before = look
      for (const [exposed, probability] of counts.entries()) {
        if (exposed < leastEvents || binomialLogRatio(exposed, look, ratio) < value) continue
        stopped += probability
        counts[exposed] = 0
      }
    }
    return stopped
  }
  const values = looks.flatMap((look) =>
    Array.from({ length: look + 1 }, (_, exposed) => binomialLogRatio(exposed, look, ratio))
  )
  return criticalAmong(values, reached, alpha)
}

function later(counts: Float64Array, more: number, share: number): Float64Array {
  const added = Float64Array.from({ length: more + 1 }, (_, k) => {
    const ways = lnGamma(more + 1) - lnGamma(k + 1) - lnGamma(more - k + 1)
    return Math.exp(ways + k * Math.log(share) + (more - k) * Math.log1p(-share))
  })
  const next = new Float64Array(counts.length + more)
  for (const [before, probability] of counts.entries())
    for (const [k, each] of added.entries()) next[before + k]! += probability * each
  return next
}
