import { gammaShareAbove } from '#plugins/signal/statistics/special/gamma_distribution'

/** The 97.5% point of the standard normal distribution: two-sided limits of 95% lie so many deviations away. */
export const Z95 = 1.959963984540054

/**
 * The probability of a chi-square statistic of one degree of freedom at least as large.
 * Formula: Q(1/2, x/2). Source: Abramowitz and Stegun 26.4.19. Edge case: NaN gives NaN.
 */
export function chiSquareTail(statistic: number): number {
  return Number.isNaN(statistic) ? Number.NaN : gammaShareAbove(0.5, statistic / 2)
}
