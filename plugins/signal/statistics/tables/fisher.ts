import { Z95 } from '#plugins/signal/statistics/special/normal'
import type { TwoByTwo, WithLimits } from '#plugins/signal/statistics/tables/two_by_two'

/**
 * The exact test of Fisher: how probable a table is among all with the same margins.
 *
 * Formula: a is hypergeometric. `greater` is the probability of a or more; `twoSided` that of all tables
 * that are no more probable than this one (to a relative 1e-7). The conditional odds ratio is the one at
 * which a is the mean of the noncentral hypergeometric distribution; its exact limits leave 2.5% on each
 * side. It is another number than ROR = ad/(bc).
 * Source: Fisher 1935; Cornfield 1956; R `fisher.test`. Units: none.
 * Edge cases: margins that allow one table alone give p = 1 and an undefined (NaN) odds ratio; a at its
 * least gives the ratio 0 and the lower limit 0, at its most infinity for ratio and upper limit. A p
 * below the smallest number of the machine is 0.
 */

/** Tables that are less probable than this share of the observed one add nothing. */
const NEGLIGIBLE = 1e-17
const TAIL = 0.025

export interface FisherTest {
  readonly twoSided: number
  readonly greater: number
}

export function fisherTest(table: TwoByTwo): FisherTest {
  const margins = new Margins(table)
  const { low, high } = margins
  if (low === high) return { twoSided: 1, greater: 1 }
  const { a } = table
  const mode = margins.mode(1)
  const observed = weightAt(margins, mode, a)
  const sums = { all: 0, greater: 0, rare: 0 }
  const ceiling = observed * (1 + 1e-7)
  const floor = Math.min(observed, 1) * NEGLIGIBLE
  const take = (x: number, weight: number) => {
    sums.all += weight
    if (x >= a) sums.greater += weight
    if (weight <= ceiling) sums.rare += weight
  }
  let weight = 1
  for (let x = mode; x <= high && weight > floor; x++) {
    take(x, weight)
    weight *= margins.ratio(x)
  }
  weight = 1
  for (let x = mode - 1; x >= low; x--) {
    weight /= margins.ratio(x)
    if (weight <= floor) break
    take(x, weight)
  }
  return {
    twoSided: Math.min(1, sums.rare / sums.all),
    greater: Math.min(1, sums.greater / sums.all),
  }
}

/** How probable a table is, over the most probable one. */
function weightAt(margins: Margins, mode: number, a: number): number {
  let weight = 1
  for (let x = mode; x < a && weight > 0; x++) weight *= margins.ratio(x)
  for (let x = mode - 1; x >= a && weight > 0; x--) weight /= margins.ratio(x)
  return weight
}

/** The conditional odds ratio with its exact limits of 95%. */
export function conditionalOddsRatio(table: TwoByTwo): WithLimits {
  const { a, b, c, d } = table
  const margins = new Margins(table)
  const { low, high } = margins
  if (low === high) return { value: Number.NaN, low: Number.NaN, high: Number.NaN }
  const first = Math.log(((a + 0.5) / (b + 0.5)) * ((d + 0.5) / (c + 0.5)))
  const width = Z95 * Math.sqrt(1 / (a + 0.5) + 1 / (b + 0.5) + 1 / (c + 0.5) + 1 / (d + 0.5))
  return {
    value: a === low ? 0 : a === high ? Infinity : meanRoot(margins, a, first),
    low: a === low ? 0 : tailRoot(margins, a, first - width, true),
    high: a === high ? Infinity : tailRoot(margins, a, first + width, false),
  }
}

function meanRoot(margins: Margins, a: number, first: number): number {
  return solved(first, (lnOdds) => {
    const { mean, variance } = momentsAt(margins, Math.exp(lnOdds), a)
    return (a - mean) / variance
  })
}

/** Where the probability of a or more (or of a or less) is that of the tail. */
function tailRoot(margins: Margins, a: number, first: number, isUpper: boolean): number {
  return solved(first, (lnOdds) => {
    const { mean, above, meanAbove, below, meanBelow } = momentsAt(margins, Math.exp(lnOdds), a)
    const [share, meanInside] = isUpper ? [above, meanAbove] : [below, meanBelow]
    if (!(share > 0)) return isUpper ? 1 : -1
    return (Math.log(TAIL) - Math.log(share)) / (meanInside - mean)
  })
}

/** Steps from a first guess until they are too small to matter; NaN when they do not become so. */
function solved(first: number, stepAt: (lnOdds: number) => number): number {
  let at = first
  for (let tries = 0; tries < 200; tries++) {
    const step = Math.max(-2, Math.min(2, stepAt(at)))
    if (Number.isNaN(step)) break
    at += step
    // A step doubles the digits: behind a small one the next is the last.
    if (Math.abs(step) < 1e-6) return Math.exp(at + stepAt(at))
  }
  return Number.NaN
}

/** Moments of the noncentral hypergeometric distribution, as a whole and on both sides of a. */
function momentsAt(margins: Margins, odds: number, a: number) {
  const { low, high } = margins
  const mode = margins.mode(odds)
  let [all, first, second] = [0, 0, 0]
  let [above, firstAbove, below, firstBelow] = [0, 0, 0, 0]
  // Distances from the mode, and not counts, keep the variance of large tables exact.
  const take = (x: number, weight: number) => {
    const away = x - mode
    const moment = away * weight
    all += weight
    first += moment
    second += away * moment
    if (x >= a) {
      above += weight
      firstAbove += moment
    }
    if (x <= a) {
      below += weight
      firstBelow += moment
    }
  }
  let weight = 1
  for (let x = mode; x <= high && weight > NEGLIGIBLE; x++) {
    take(x, weight)
    weight *= odds * margins.ratio(x)
  }
  weight = 1
  for (let x = mode - 1; x >= low; x--) {
    weight /= odds * margins.ratio(x)
    if (weight <= NEGLIGIBLE) break
    take(x, weight)
  }
  const mean = first / all
  return {
    mean: mode + mean,
    variance: second / all - mean * mean,
    above: above / all,
    meanAbove: mode + firstAbove / above,
    below: below / all,
    meanBelow: mode + firstBelow / below,
  }
}

/** The margins of a table, and which counts with both they allow. */
class Margins {
  readonly low: number
  readonly high: number
  readonly #drug: number
  readonly #event: number
  /** d - a: what remains with neither when there is no report with both. */
  readonly #rest: number

  constructor({ a, b, c, d }: TwoByTwo) {
    this.#drug = a + b
    this.#event = a + c
    this.#rest = d - a
    this.low = Math.max(0, -this.#rest)
    this.high = Math.min(this.#drug, this.#event)
  }

  /** How much more probable x + 1 is than x, at an odds ratio of 1. */
  ratio(x: number): number {
    return ((this.#drug - x) / (x + 1)) * ((this.#event - x) / (this.#rest + x + 1))
  }

  /** The most probable count at an odds ratio. */
  mode(odds: number): number {
    const linear = odds * (this.#drug + this.#event + 2) + this.#rest
    const constant = odds * (this.#drug + 1) * (this.#event + 1)
    const root = Math.sqrt(Math.max(0, linear * linear - 4 * (odds - 1) * constant))
    const at = Math.floor((2 * constant) / (linear + root))
    return Math.max(this.low, Math.min(this.high, at))
  }
}
