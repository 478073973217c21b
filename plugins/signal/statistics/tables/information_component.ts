import { gammaQuantile } from '#plugins/signal/statistics/special/gamma_distribution'
import type { WithLimits } from '#plugins/signal/statistics/tables/two_by_two'

/**
 * The information component: the binary logarithm of observed over expected reports, shrunk towards 0.
 *
 * Formula: IC = log2((a + 1/2)/(E + 1/2)). Limits, gamma-exact: log2 of the 2.5% and 97.5% points of a
 * gamma distribution with shape a + 1/2 and rate E + 1/2. Closed: IC - 3.3 (a+1/2)^(-1/2) - 2
 * (a+1/2)^(-3/2) and IC + 2.4 (a+1/2)^(-1/2) - 0.5 (a+1/2)^(-3/2). They differ in the second decimal.
 * Source: Noren, Hopstadius, Bate 2013, Statistical Methods in Medical Research 22:57-69.
 * Unit: bits (doublings). Edge cases: finite for a = 0 and for E = 0.
 */

const HALF = 0.5

/** Points of gamma distributions by their share, then by the number of reports that the shape is made of. */
const points = new Map<number, Map<number, number>>()

/** With the gamma-exact limits. */
export function informationComponent(a: number, expected: number): WithLimits {
  const rate = expected + HALF
  return {
    value: Math.log2((a + HALF) / rate),
    low: Math.log2(pointOf(a, 0.025) / rate),
    high: Math.log2(pointOf(a, 0.975) / rate),
  }
}

/** With the limits of the closed approximation. */
export function closedInformationComponent(a: number, expected: number): WithLimits {
  const shape = a + HALF
  const value = Math.log2(shape / (expected + HALF))
  const [one, three] = [shape ** -0.5, shape ** -1.5]
  return { value, low: value - 3.3 * one - 2 * three, high: value + 2.4 * one - HALF * three }
}

/** A point at rate 1 depends on the number of reports alone: it is computed once for each. */
function pointOf(a: number, share: number): number {
  const known = points.get(share) ?? new Map<number, number>()
  points.set(share, known)
  const found = known.get(a)
  if (found !== undefined) return found
  const point = gammaQuantile(a + HALF, share)
  if (known.size < 100_000) known.set(a, point)
  return point
}
