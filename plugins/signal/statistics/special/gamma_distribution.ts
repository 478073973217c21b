import { lnGamma, stirlingRemainder } from '#plugins/signal/statistics/special/gamma_functions'

/**
 * The gamma distribution with rate 1: what falls below a value, and the value below which a share falls.
 *
 * Formula: P(a, x) = integral from 0 to x of t^(a-1) e^-t dt / Gamma(a); by its series for x < a + 1,
 * else by the continued fraction of 1 - P. The quantile is found by steps of Halley.
 * Source: Abramowitz and Stegun 6.5.29, 6.5.31, 26.4.17; Press et al., Numerical Recipes, 6.2.
 * Units: none; a quantile at another rate is that of rate 1 divided by the rate.
 * Edge cases: x at or below 0 gives 0; a shape not above 0 gives NaN; a share of 0 gives 0, of 1 infinity.
 */

const LARGE = 200
const TINY = 1e-300
const MOST = 200_000

/**
 * x^a e^-x / Gamma(a), which is x times the density; exact for large shapes, too.
 * @param lnGammaShape ln Gamma(a), where it is known already
 */
export function gammaKernel(shape: number, x: number, lnGammaShape = lnGamma(shape)): number {
  if (shape < LARGE) return Math.exp(shape * Math.log(x) - x - lnGammaShape)
  const beyond = (x - shape) / shape
  const exponent = -shape * (beyond - Math.log1p(beyond)) - stirlingRemainder(shape)
  return Math.sqrt(shape / (2 * Math.PI)) * Math.exp(exponent)
}

/** What of the distribution lies below x. */
export function gammaShareBelow(shape: number, x: number, kernel = gammaKernel(shape, x)): number {
  if (!(shape > 0)) return Number.NaN
  if (!(x > 0)) return 0
  if (x === Infinity) return 1
  return x < shape + 1 ? bySeries(shape, x, kernel) : 1 - aboveByFraction(shape, x, kernel)
}

/** What of the distribution lies above x: exact where it is tiny. */
export function gammaShareAbove(shape: number, x: number): number {
  if (!(x > 0)) return 1
  const kernel = gammaKernel(shape, x)
  return x < shape + 1 ? 1 - bySeries(shape, x, kernel) : aboveByFraction(shape, x, kernel)
}

function bySeries(shape: number, x: number, kernel: number): number {
  let term = 1 / shape
  let sum = term
  for (let at = shape + 1, steps = 0; term > sum * 1e-17 && steps < MOST; at += 1, steps++) {
    term *= x / at
    sum += term
  }
  return sum * kernel
}

function aboveByFraction(shape: number, x: number, kernel: number): number {
  let b = x + 1 - shape
  let c = 1 / TINY
  let d = 1 / b
  let fraction = d
  for (let i = 1; i <= MOST; i++) {
    const a = -i * (i - shape)
    b += 2
    d = a * d + b
    if (Math.abs(d) < TINY) d = TINY
    c = b + a / c
    if (Math.abs(c) < TINY) c = TINY
    d = 1 / d
    const change = d * c
    fraction *= change
    if (Math.abs(change - 1) < 4e-16) break
  }
  return fraction * kernel
}

/** The value below which a share of the distribution lies. */
export function gammaQuantile(shape: number, share: number): number {
  if (!(shape > 0) || !(share >= 0) || share > 1) return Number.NaN
  if (share === 0) return 0
  if (share === 1) return Infinity
  const lnGammaShape = lnGamma(shape)
  let x = firstGuess(shape, share, lnGammaShape)
  for (let step = 0; step < 60; step++) {
    const kernel = gammaKernel(shape, x, lnGammaShape)
    const miss = gammaShareBelow(shape, x, kernel) - share
    const newton = (miss * x) / kernel
    const bend = Math.min(1, newton * ((shape - 1) / x - 1))
    const next = x - newton / (1 - 0.5 * bend)
    const kept = next > 0 ? next : x / 2
    const isDone = Math.abs(kept - x) <= 1e-15 * kept
    x = kept
    if (isDone) break
  }
  return x
}

/** The guess of Wilson and Hilferty; for small shapes and values the first term of the series. */
function firstGuess(shape: number, share: number, lnGammaShape: number): number {
  const small = Math.exp((Math.log(share * shape) + lnGammaShape) / shape)
  if (small < 0.1 * shape) return small
  const z = roughNormalQuantile(share)
  const cube = 1 - 1 / (9 * shape) + z / (3 * Math.sqrt(shape))
  return cube > 0.1 ? shape * cube ** 3 : Math.max(small, TINY)
}

/** Abramowitz and Stegun 26.2.22: right to 0.003, as much as a first guess needs. */
function roughNormalQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(Math.min(share, 1 - share)))
  const z = t - (2.30753 + 0.27061 * t) / (1 + t * (0.99229 + 0.04481 * t))
  return share < 0.5 ? -z : z
}
