import { Z95 } from '#plugins/signal/statistics/special/normal'
import type { TwoByTwo, WithLimits } from '#plugins/signal/statistics/tables/two_by_two'

/**
 * Ratios of how often an event is reported: with the drug against all, against the rest, as odds.
 *
 * Formulas: RRR = a/E; PRR = (a/(a+b)) / (c/(c+d)), limits PRR exp(-/+ z sqrt(1/a - 1/(a+b) + 1/c -
 * 1/(c+d))); ROR = ad/(bc), limits ROR exp(-/+ z sqrt(1/a + 1/b + 1/c + 1/d)); z = 1.959963984540054.
 * Source: Evans, Waller, Davis 2001 (PRR); van Puijenbroek et al. 2002 (ROR, RRR).
 * Units: none. Edge cases: nothing in the denominator gives infinity, with an undefined (NaN) lower
 * limit; nothing in the numerator gives 0 with the lower limit 0 and an undefined upper one; 0/0 is
 * undefined. No cell is corrected by a half.
 */

/** Relative reporting ratio. */
export function relativeReportingRatio(a: number, expected: number): number {
  return a / expected
}

/** Proportional reporting ratio. */
export function proportionalReportingRatio({ a, b, c, d }: TwoByTwo): WithLimits {
  const ratio = a / (a + b) / (c / (c + d))
  return logLimits(ratio, Math.sqrt(1 / a - 1 / (a + b) + (1 / c - 1 / (c + d))))
}

/** Reporting odds ratio. */
export function reportingOddsRatio({ a, b, c, d }: TwoByTwo): WithLimits {
  return logLimits((a / b) * (d / c), Math.sqrt(1 / a + 1 / b + 1 / c + 1 / d))
}

function logLimits(value: number, deviation: number): WithLimits {
  const factor = Math.exp(Z95 * deviation)
  return { value, low: value / factor, high: value * factor }
}
