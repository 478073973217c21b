import { digamma, trigamma } from '#plugins/signal/statistics/special/gamma_functions'
import { Z95 } from '#plugins/signal/statistics/special/normal'
import { totalOf, type TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'

/**
 * Mean and deviation of the information component in the Bayesian confidence propagation neural network.
 *
 * Formula: with p1 = 1 + (a+b), p2 = 1 + N - (a+b), q1 = 1 + (a+c), q2 = 1 + N - (a+c), r1 = 1 + a,
 * r2 = N - a - 1 + (2+N)^2/(q1 p1): mean = (psi(r1) - psi(r1+r2) - psi(p1) + psi(p1+p2) - psi(q1) +
 * psi(q1+q2)) / ln 2; variance = (psi'(r1) - psi'(r1+r2) + psi'(p1) - psi'(p1+p2) + psi'(q1) -
 * psi'(q1+q2)) / (ln 2)^2; limits mean -/+ z deviations.
 * Source: Gould 2003, Pharmacoepidemiology and Drug Safety 12:559-574, A3 and A4; Bate et al. 1998.
 * Unit: bits. Edge cases: finite for every table, also with empty cells.
 */
export function bcpnn(table: TwoByTwo): {
  readonly mean: number
  readonly deviation: number
  readonly low: number
  readonly high: number
} {
  const { a, b, c } = table
  const total = totalOf(table)
  const p1 = 1 + a + b
  const q1 = 1 + a + c
  const r1 = 1 + a
  const all = 2 + total
  const r = r1 + total - a - 1 + (all / q1) * (all / p1)
  const mean = (digamma(r1) - digamma(r) - digamma(p1) - digamma(q1) + 2 * digamma(all)) / Math.LN2
  const variance = trigamma(r1) - trigamma(r) + trigamma(p1) + trigamma(q1) - 2 * trigamma(all)
  const deviation = Math.sqrt(variance) / Math.LN2
  return { mean, deviation, low: mean - Z95 * deviation, high: mean + Z95 * deviation }
}
