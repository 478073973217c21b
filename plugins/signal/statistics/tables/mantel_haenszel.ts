import { chiSquareTail, Z95 } from '#plugins/signal/statistics/special/normal'
import {
  totalOf,
  type TwoByTwo,
  type WithLimits,
} from '#plugins/signal/statistics/tables/two_by_two'

/**
 * The odds ratio that strata have in common, and whether it is one.
 *
 * Formula: OR = sum(ad/N) / sum(bc/N) over the strata; limits of Robins, Breslow and Greenland on ln OR
 * with variance sum(PR)/(2 R^2) + sum(PS + QR)/(2 R S) + sum(QS)/(2 S^2), P = (a+d)/N, Q = (b+c)/N,
 * R = ad/N, S = bc/N; chi-square = (|sum a - sum E| - k)^2 / sum((a+b)(c+d)(a+c)(b+d)/(N^2 (N-1))) with
 * k = 0 plain and 1/2 corrected.
 * Source: Mantel and Haenszel 1959; Robins, Breslow, Greenland 1986, Biometrics 42:311-323.
 * Units: none. Edge cases: strata of fewer than two reports say nothing; nothing in the denominator gives
 * infinity, 0/0 and a variance of 0 are undefined (NaN).
 */
export function mantelHaenszel(strata: readonly TwoByTwo[]): {
  readonly oddsRatio: WithLimits
  readonly chiSquare: number
  readonly chiSquareCorrected: number
  /** Of the chi-square that is not corrected, two-sided. */
  readonly p: number
} {
  const sum = { r: 0, s: 0, pr: 0, both: 0, qs: 0, excess: 0, variance: 0 }
  for (const stratum of strata) addTo(sum, stratum)
  const value = sum.r / sum.s
  const spread =
    sum.pr / (2 * sum.r * sum.r) + sum.both / (2 * sum.r * sum.s) + sum.qs / (2 * sum.s * sum.s)
  const factor = Math.exp(Z95 * Math.sqrt(spread))
  const excess = Math.abs(sum.excess)
  const corrected = Math.max(0, excess - Math.min(0.5, excess))
  const chiSquare = (excess * excess) / sum.variance
  return {
    oddsRatio: { value, low: value / factor, high: value * factor },
    chiSquare,
    chiSquareCorrected: (corrected * corrected) / sum.variance,
    p: chiSquareTail(chiSquare),
  }
}

interface Sums {
  r: number
  s: number
  pr: number
  both: number
  qs: number
  excess: number
  variance: number
}

function addTo(sum: Sums, stratum: TwoByTwo): void {
  const { a, b, c, d } = stratum
  const total = totalOf(stratum)
  if (total < 2) return
  const [p, q] = [(a + d) / total, (b + c) / total]
  const [r, s] = [(a / total) * d, (b / total) * c]
  sum.r += r
  sum.s += s
  sum.pr += p * r
  sum.both += p * s + q * r
  sum.qs += q * s
  sum.excess += a - ((a + b) / total) * (a + c)
  sum.variance += ((((a + b) / total) * (c + d)) / total) * (((a + c) / (total - 1)) * (b + d))
}
