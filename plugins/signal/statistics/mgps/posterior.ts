import {
  gammaKernel,
  gammaQuantile,
  gammaShareBelow,
} from '#plugins/signal/statistics/special/gamma_distribution'
import { digamma, lnGamma } from '#plugins/signal/statistics/special/gamma_functions'
import type { Prior } from '#plugins/signal/statistics/mgps/prior'

/** EBGM with the 5% and the 95% point of the posterior distribution. */
export interface Shrunk {
  readonly ebgm: number
  readonly eb05: number
  readonly eb95: number
}

/**
 * The empirical Bayes geometric mean of observed over expected, and where its posterior lies.
 *
 * Formula: Q = P f1/(P f1 + (1-P) f2), f_k negative binomial with size alpha_k and probability
 * beta_k/(beta_k + E), not truncated; EBGM = exp(Q (psi(alpha1+n) - ln(beta1+E)) + (1-Q)
 * (psi(alpha2+n) - ln(beta2+E))); EB05 and EB95 are the 5% and 95% points of the mixture, Q and 1-Q, of
 * gamma distributions with shape alpha_k + n and rate beta_k + E.
 * Source: DuMouchel 1999, The American Statistician 53:177-190; DuMouchel, Pregibon 2001.
 * Unit: ratio. Edge cases: n = 0 is shrunk as any other; nothing expected (E not above 0) is undefined.
 * aN/((a+b)(a+c)) with a normal limit is printed under this name in places; it is RRR, and not this.
 */
export class Posterior {
  readonly #ofCount = new Map<number, OfCount>()

  constructor(readonly prior: Prior) {}

  at(n: number, expected: number): Shrunk {
    if (!(expected > 0)) return { ebgm: Number.NaN, eb05: Number.NaN, eb95: Number.NaN }
    const known = this.#known(n)
    // Pairs that are as rare as each other have the same figures.
    const same = known.shrunk.get(expected)
    if (same) return same
    const made = this.#shrink(known, n, expected)
    if (known.shrunk.size < MOST_KEPT) known.shrunk.set(expected, made)
    return made
  }

  #shrink(known: OfCount, n: number, expected: number): Shrunk {
    const share = this.#shareOfFirst(known, n, expected)
    const rates: Pair = [this.prior.beta1 + expected, this.prior.beta2 + expected]
    const mean =
      share * (known.psi[0] - Math.log(rates[0])) +
      (1 - share) * (known.psi[1] - Math.log(rates[1]))
    return {
      ebgm: Math.exp(mean),
      eb05: pointOf(known, known.low, rates, share, 0.05),
      eb95: pointOf(known, known.high, rates, share, 0.95),
    }
  }

  /** How probably a pair comes from the first distribution. */
  #shareOfFirst(known: OfCount, n: number, expected: number): number {
    const { alpha1, beta1, alpha2, beta2, share } = this.prior
    const one = known.constant[0] + logBinomial(alpha1, beta1, n, expected)
    const two = known.constant[1] + logBinomial(alpha2, beta2, n, expected)
    return share / (share + (1 - share) * Math.exp(two - one))
  }

  #known(n: number): OfCount {
    const found = this.#ofCount.get(n)
    if (found) return found
    const shapes: Pair = [this.prior.alpha1 + n, this.prior.alpha2 + n]
    const logGammas: Pair = [lnGamma(shapes[0]), lnGamma(shapes[1])]
    const made: OfCount = {
      shapes,
      logGammas,
      psi: [digamma(shapes[0]), digamma(shapes[1])],
      constant: [
        logGammas[0] - lnGamma(this.prior.alpha1),
        logGammas[1] - lnGamma(this.prior.alpha2),
      ],
      low: [gammaQuantile(shapes[0], 0.05), gammaQuantile(shapes[1], 0.05)],
      high: [gammaQuantile(shapes[0], 0.95), gammaQuantile(shapes[1], 0.95)],
      shrunk: new Map(),
    }
    this.#ofCount.set(n, made)
    return made
  }
}

const MOST_KEPT = 500_000

type Pair = readonly [first: number, second: number]

/** What depends on the number of reports alone. */
interface OfCount {
  readonly shapes: Pair
  readonly logGammas: Pair
  readonly psi: Pair
  readonly constant: Pair
  /** Points of each distribution at rate 1. */
  readonly low: Pair
  readonly high: Pair
  /** What was computed already, by what is expected. */
  readonly shrunk: Map<number, Shrunk>
}

/** The logarithm of a negative binomial probability, but for what n alone decides. */
function logBinomial(alpha: number, beta: number, n: number, expected: number): number {
  return n * Math.log(expected / (beta + expected)) - alpha * Math.log1p(expected / beta)
}

/**
 * The point of the mixture lies between those of its parts; steps of Newton in the logarithm find it,
 * and the middle where they would lead out. A step doubles the digits, so that a small one is the last.
 */
function pointOf(known: OfCount, points: Pair, rates: Pair, share: number, below: number): number {
  const [one, two] = [points[0] / rates[0], points[1] / rates[1]]
  if (share === 1 || one === two) return one
  if (share === 0) return two
  let low = Math.min(one, two)
  let high = Math.max(one, two)
  let x = Math.exp(share * Math.log(one) + (1 - share) * Math.log(two))
  for (let step = 0; step < 200 && high - low > 1e-12 * high; step++) {
    const first = gammaKernel(known.shapes[0], x * rates[0], known.logGammas[0])
    const second = gammaKernel(known.shapes[1], x * rates[1], known.logGammas[1])
    const lies =
      share * gammaShareBelow(known.shapes[0], x * rates[0], first) +
      (1 - share) * gammaShareBelow(known.shapes[1], x * rates[1], second)
    const miss = lies - below
    if (miss > 0) high = x
    else low = x
    const guess = x * Math.exp(-miss / (share * first + (1 - share) * second))
    const next = guess > low && guess < high ? guess : (low + high) / 2
    const isDone = Math.abs(next - x) <= 1e-7 * x
    x = next
    if (isDone) break
  }
  return x
}
