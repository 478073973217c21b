import { digamma, lnGamma } from '#plugins/signal/statistics/special/gamma_functions'
import type { Points } from '#plugins/signal/statistics/mgps/points'
import type { Prior } from '#plugins/signal/statistics/mgps/prior'

/**
 * Whether pairs without a report take part in the fit. `out`: only pairs with a report, by a likelihood
 * that knows that the others were left out; `in`: every cell of drug and event.
 */
export type Zeros = 'out' | 'in'

/**
 * The negative logarithm of the likelihood of a prior, and its slope.
 *
 * Formula: -sum ln(P g1(n) + (1-P) g2(n)); g_k is negative binomial with size alpha_k and probability
 * p = beta_k/(beta_k + E), where zeros are out divided by 1 - p^alpha_k.
 * Source: DuMouchel 1999; zero truncation as in openEBGM (Ihrie, Canida 2017, The R Journal 9:499-519).
 * Unit: natural logarithm. The slope is by ln alpha1, ln beta1, ln alpha2, ln beta2 and ln(P/(1-P)).
 * Edge case: a pair with nothing expected is no point.
 */
export class PriorLikelihood {
  readonly #counts: Float64Array
  readonly #countOf: Int32Array
  readonly #logExpected: Float64Array

  constructor(
    readonly points: Points,
    readonly zeros: Zeros
  ) {
    this.#counts = Float64Array.from(new Set(points.n)).sort()
    const position = new Map([...this.#counts].map((count, at) => [count, at]))
    this.#countOf = Int32Array.from(points.n, (count) => position.get(count)!)
    this.#logExpected = points.expected.map(Math.log)
  }

  /** The sum of weights: how many pairs there are. */
  get pairs(): number {
    return this.points.weight.reduce((sum, each) => sum + each, 0)
  }

  /** How many of them have a report. */
  get reportedPairs(): number {
    return this.points.weight.reduce(
      (sum, each, at) => sum + (this.points.n[at]! > 0 ? each : 0),
      0
    )
  }

  /** @param slope is filled with the five derivatives, when given */
  negative(prior: Prior, slope?: Float64Array): number {
    const { n, expected, weight } = this.points
    const one = new Component(prior.alpha1, prior.beta1, this.#counts, this.zeros)
    const two = new Component(prior.alpha2, prior.beta2, this.#counts, this.zeros)
    const { share } = prior
    let sum = 0
    slope?.fill(0)
    for (let at = 0, end = n.length; at < end; at++) {
      const place = this.#countOf[at]!
      const log1 = one.log(n[at]!, place, expected[at]!, this.#logExpected[at]!)
      const log2 = two.log(n[at]!, place, expected[at]!, this.#logExpected[at]!)
      const most = log1 > log2 ? log1 : log2
      const part1 = share * Math.exp(log1 - most)
      const part2 = (1 - share) * Math.exp(log2 - most)
      const all = part1 + part2
      sum -= weight[at]! * (most + Math.log(all))
      if (slope === undefined) continue
      const [w1, w2] = [(weight[at]! * part1) / all, (weight[at]! * part2) / all]
      one.addSlope(slope, 0, w1, n[at]!, place, expected[at]!)
      two.addSlope(slope, 2, w2, n[at]!, place, expected[at]!)
      slope[4]! -= w1 * (1 - share) - w2 * share
    }
    return sum
  }
}

/** One of the two distributions. */
class Component {
  readonly #constant: Float64Array
  readonly #slope: Float64Array
  readonly #logBeta: number
  /** ln(beta/(beta+E)) of the point that was asked last, and how much truncation bends its slope. */
  #logP = 0
  #bend = 0

  constructor(
    readonly alpha: number,
    readonly beta: number,
    counts: Float64Array,
    readonly zeros: Zeros
  ) {
    const [ofAlpha, psi] = [lnGamma(alpha), digamma(alpha)]
    this.#constant = counts.map((n) => lnGamma(alpha + n) - ofAlpha - lnGamma(n + 1))
    this.#slope = counts.map((n) => digamma(alpha + n) - psi)
    this.#logBeta = Math.log(beta)
  }

  /** The logarithm of the probability of a count. */
  log(n: number, place: number, expected: number, logExpected: number): number {
    this.#logP = -Math.log1p(expected / this.beta)
    const none = this.alpha * this.#logP
    const log = this.#constant[place]! + none + n * (logExpected - this.#logBeta + this.#logP)
    if (this.zeros === 'in') return log
    const seen = -Math.expm1(none)
    this.#bend = (1 - seen) / seen
    return log - Math.log(seen)
  }

  /** Takes the slope of the point that was asked last off the sums. */
  addSlope(
    slope: Float64Array,
    at: number,
    weight: number,
    n: number,
    place: number,
    expected: number
  ): void {
    const { alpha, beta } = this
    const byLogBeta = expected / (beta + expected)
    slope[at]! -= weight * alpha * (this.#slope[place]! + (1 + this.#bend) * this.#logP)
    slope[at + 1]! -=
      weight * (alpha * (1 + this.#bend) * byLogBeta - (n * beta) / (beta + expected))
  }
}
