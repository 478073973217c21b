/**
 * The gamma function and what is derived from it, for positive arguments.
 *
 * Formula: asymptotic series of Stirling, with the argument raised to at least 10 by the recurrence
 * f(x) = f(x + 1) - ...
 * Source: Abramowitz and Stegun, Handbook of Mathematical Functions, 6.1.40, 6.3.18, 6.4.12.
 * Units: none. Edge cases: an argument that is not above zero gives NaN.
 */

const LN_SQRT_2PI = 0.9189385332046727
const LEAST = 10

/** What ln Gamma(x) has beyond (x - 1/2) ln x - x + ln sqrt(2 pi), for x of at least 10. */
export function stirlingRemainder(x: number): number {
  const v = 1 / (x * x)
  const tail = 1 / 1680 - v * (1 / 1188 - v * (691 / 360360 - v / 156))
  return (1 / 12 - v * (1 / 360 - v * (1 / 1260 - v * tail))) / x
}

/** The natural logarithm of Gamma(x). */
export function lnGamma(x: number): number {
  if (!(x > 0)) return Number.NaN
  let product = 1
  let at = x
  while (at < LEAST) {
    product *= at
    at += 1
  }
  return (at - 0.5) * Math.log(at) - at + LN_SQRT_2PI + stirlingRemainder(at) - Math.log(product)
}

/** The derivative of ln Gamma(x). */
export function digamma(x: number): number {
  if (!(x > 0)) return Number.NaN
  let sum = 0
  let at = x
  while (at < LEAST) {
    sum += 1 / at
    at += 1
  }
  const v = 1 / (at * at)
  const tail = 1 / 240 - v * (1 / 132 - v * (691 / 32760 - v / 12))
  return Math.log(at) - 0.5 / at - v * (1 / 12 - v * (1 / 120 - v * (1 / 252 - v * tail))) - sum
}

/** The second derivative of ln Gamma(x). */
export function trigamma(x: number): number {
  if (!(x > 0)) return Number.NaN
  let sum = 0
  let at = x
  while (at < LEAST) {
    sum += 1 / (at * at)
    at += 1
  }
  const v = 1 / (at * at)
  const tail = 1 / 30 - v * (5 / 66 - v * (691 / 2730 - (v * 7) / 6))
  return sum + 1 / at + v / 2 + (v / at) * (1 / 6 - v * (1 / 30 - v * (1 / 42 - v * tail)))
}
