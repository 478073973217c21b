/**
 * The logarithm of the likelihood ratio that an event is reported with a drug more often than expected.
 *
 * Formula: a ln(a/E) + b ln(b/(a+b-E)) where a > E, else 0.
 * Source: Huang, Zalkikar, Tiwari 2011, Journal of the American Statistical Association 106:1230-1241,
 * within the drug. Unit: natural logarithm of a likelihood ratio.
 * Edge cases: 0 where no more is reported than expected; b = 0 adds nothing; infinity where nothing is
 * expected; undefined (NaN) where nothing is reported and E is.
 */
export function logLikelihoodRatio(a: number, b: number, expected: number): number {
  if (Number.isNaN(expected)) return Number.NaN
  if (!(a > expected)) return 0
  return a * Math.log(a / expected) + (b > 0 ? b * Math.log(b / (a + b - expected)) : 0)
}
