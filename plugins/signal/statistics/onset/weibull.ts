import { Z95 } from '#plugins/signal/statistics/special/normal'

/** Fewer onsets say nothing of their distribution. */
export const LEAST_ONSETS = 5

export type WeibullFailure =
  'tooFewOnsets' | 'onsetNotAfterStart' | 'allOnsetsEqual' | 'noConvergence'

export interface Weibull {
  /** Below 1: most soon after the start; above 1: ever more likely with time. */
  readonly shape: number
  readonly shapeLow: number
  readonly shapeHigh: number
  /** Unit of the onsets: days. */
  readonly scale: number
  readonly logLikelihood: number
}

/**
 * The Weibull distribution that makes onsets most likely, with limits of 95% of its shape.
 *
 * Formula: the shape k solves sum(t^k ln t)/sum(t^k) - 1/k = mean(ln t); scale = (sum(t^k)/n)^(1/k);
 * limits k exp(-/+ z se), se of ln(1/k) from the observed information of ln scale and ln(1/k).
 * Source: Kalbfleisch, Prentice 2002, chapter 3; the limits are those of R `survival::survreg`.
 * Units: days; shape without unit. Edge cases: fewer than five onsets, an onset at or before 0 days, equal
 * onsets and a search that does not end give a reason and no figure.
 */
export function fitWeibull(days: readonly number[]): Weibull | WeibullFailure {
  if (days.length < LEAST_ONSETS) return 'tooFewOnsets'
  if (days.some((each) => !(each > 0) || each === Infinity)) return 'onsetNotAfterStart'
  const logs = days.map(Math.log)
  const most = Math.max(...logs)
  if (most === Math.min(...logs)) return 'allOnsetsEqual'
  // Over the longest onset, so that no power is too large.
  const shape = shapeOf(logs.map((each) => each - most))
  if (shape === null) return 'noConvergence'
  const power = sumOf(logs, (log) => Math.exp(shape * (log - most))) / logs.length
  const logScale = most + Math.log(power) / shape
  const deviation = deviationOfLogShape(logs, logScale, shape)
  if (!(deviation > 0)) return 'noConvergence'
  const factor = Math.exp(Z95 * deviation)
  const logLikelihood = sumOf(logs, (log) => {
    const z = shape * (log - logScale)
    return Math.log(shape) + z - Math.exp(z) - log
  })
  return {
    shape,
    shapeLow: shape / factor,
    shapeHigh: shape * factor,
    scale: Math.exp(logScale),
    logLikelihood,
  }
}

/** By steps of Newton; the function rises, so that a step that leaves the positive numbers is halved. */
function shapeOf(logs: readonly number[]): number | null {
  const mean = sumOf(logs, (log) => log) / logs.length
  const spread = Math.sqrt(sumOf(logs, (log) => (log - mean) ** 2) / logs.length)
  let shape = 1.2 / spread
  for (let step = 0; step < 100; step++) {
    const [k, powers] = [shape, logs.map((log) => Math.exp(shape * log))]
    const all = sumOf(powers, (power) => power)
    const first = powers.reduce((sum, power, at) => sum + power * logs[at]!, 0) / all
    const second = powers.reduce((sum, power, at) => sum + power * logs[at]! ** 2, 0) / all
    const slope = second - first * first + 1 / (k * k)
    const next = k - (first - 1 / k - mean) / slope
    shape = next > 0 ? next : k / 2
    if (Math.abs(shape - k) <= 1e-13 * k) return shape
  }
  return null
}

function deviationOfLogShape(logs: readonly number[], logScale: number, shape: number): number {
  let [place, cross, spread] = [0, 0, 0]
  for (const log of logs) {
    const z = shape * (log - logScale)
    const power = Math.exp(z)
    place += power * shape * shape
    cross -= shape * (1 - power - z * power)
    spread -= z * (1 - power) - z * z * power
  }
  return Math.sqrt(place / (place * spread - cross * cross))
}

const sumOf = (values: readonly number[], of: (value: number) => number): number =>
  values.reduce((sum, value) => sum + of(value), 0)
