import { PriorLikelihood, type Zeros } from '#plugins/signal/statistics/mgps/likelihood'
import { minimise, type Minimum, type Sloped } from '#plugins/signal/statistics/mgps/minimise'
import { type Points, squashedPoints } from '#plugins/signal/statistics/mgps/points'
import type { Prior } from '#plugins/signal/statistics/mgps/prior'

/** Why no prior is given. */
export type FitFailure = 'tooFewPairs' | 'noConvergence' | 'atTheEdge'

export type Fit =
  | {
      readonly prior: Prior
      readonly negLL: number
      readonly pairs: number
      /** One of the distributions has no spread, or one alone is enough. */
      readonly isAtEdge: boolean
    }
  | { readonly failure: FitFailure; readonly pairs: number }

/** Five numbers are looked for: fewer pairs than this cannot tell them apart. */
export const LEAST_PAIRS = 25

/** Alphas and betas lie between these, P as far from 0 and 1 as `SHARE_EDGE`. */
const [LEAST, MOST] = [1e-4, 1e4]
const SHARE_EDGE = 1e-6

/** A slope so small, for each pair with a report, is flat: ln L is then right to far less than 0.001. */
const FLAT = 1e-7

/** Where searches begin. The first is that of DuMouchel; the others lie where other data had their best. */
const STARTS: readonly (readonly [number, number, number, number, number])[] = [
  [0.2, 0.1, 2, 4, 1 / 3],
  [0.1, 0.1, 10, 10, 0.2],
  [0.5, 0.5, 3, 2, 0.5],
  [3, 0.4, 2, 2, 0.07],
  [20, 1.6, 1.7, 1.5, 0.03],
  [2, 0.5, 1, 1, 0.2],
  [1, 0.1, 5, 5, 0.1],
]

/**
 * The prior that makes the pairs most likely (see PriorLikelihood).
 *
 * Method: from several starts to a minimum of -ln L on pairs that are brought together by what is
 * expected, from the best one to that of all pairs. The same pairs give the same prior.
 * Edge cases: fewer than 25 pairs, a search that does not end where it is flat, and a best prior with an
 * alpha or beta below 0.0001 (no prior of this shape fits) give a reason and no figure. Alphas and betas
 * of 10,000, and a share of a millionth, are the last that are tried: a distribution without spread, or one
 * that no pair needs, differs from them in the fifth digit of a ratio; `isAtEdge` tells of it.
 */
export function fitPrior(points: Points, zeros: Zeros): Fit {
  const whole = new PriorLikelihood(points, zeros)
  const { pairs } = whole
  if (pairs < LEAST_PAIRS) return { failure: 'tooFewPairs', pairs }
  const flat = FLAT * Math.max(LEAST_PAIRS, whole.reportedPairs)
  const rough = new PriorLikelihood(squashedPoints(points), zeros)
  const near = STARTS.map((start) => minimise(ofLogs(rough), toLogs(start), 10 * flat)).filter(
    ({ value }) => Number.isFinite(value)
  )
  let best: Minimum | undefined
  // Two starts may lead to one valley; those that lead to another one come near.
  for (const { at, inverse } of valleys(near)) {
    const found = minimise(ofLogs(whole), at, flat, inverse)
    if (!best || found.value < best.value) best = found
  }
  if (!best || !Number.isFinite(best.value)) return { failure: 'noConvergence', pairs }
  const prior = ofLogVector(best.at)
  if (isTooSmall(prior)) return { failure: 'atTheEdge', pairs }
  if (!(best.steepest <= 100 * flat)) return { failure: 'noConvergence', pairs }
  const negLL = whole.negative(prior)
  return { prior: inOrder(prior), negLL, pairs, isAtEdge: isAtEdge(prior) }
}

/** The negative logarithm of the likelihood of a given prior. */
export const negativeLogLikelihood = (points: Points, zeros: Zeros, prior: Prior): number =>
  new PriorLikelihood(points, zeros).negative(prior)

/** The deepest minimum, and those that differ by less than rough pairs may. */
function valleys(found: readonly Minimum[]): Minimum[] {
  const deepest = found.toSorted((one, other) => one.value - other.value)
  const kept: Minimum[] = []
  for (const each of deepest) {
    const isNear = each.value - deepest[0]!.value < 0.5
    const isNew = kept.every(({ value }) => Math.abs(value - each.value) > 0.01)
    if (isNear && isNew) kept.push(each)
  }
  return kept.slice(0, 2)
}

/** The likelihood as a function of logarithms; beyond the edges it rises. */
function ofLogs(likelihood: PriorLikelihood): Sloped {
  const edges = [Math.log(LEAST), Math.log(MOST)] as const
  const shareEdge = Math.log(1 / SHARE_EDGE)
  return (at, slope) => {
    let value = likelihood.negative(ofLogVector(at), slope)
    for (const [index, each] of at.entries()) {
      const [low, high] = index < 4 ? edges : [-shareEdge, shareEdge]
      const beyond = each > high ? each - high : each < low ? each - low : 0
      value += 1e3 * beyond * beyond
      slope[index]! += 2e3 * beyond
    }
    return value
  }
}

function toLogs([a1, b1, a2, b2, share]: (typeof STARTS)[number]): Float64Array {
  return Float64Array.of(...[a1, b1, a2, b2].map(Math.log), Math.log(share / (1 - share)))
}

function ofLogVector(at: Float64Array): Prior {
  const [alpha1, beta1, alpha2, beta2] = [...at].map(Math.exp) as [number, number, number, number]
  return { alpha1, beta1, alpha2, beta2, share: 1 / (1 + Math.exp(-at[4]!)) }
}

/** A distribution that lies at 0 for nearly all pairs: no prior of this shape fits. */
function isTooSmall({ alpha1, beta1, alpha2, beta2 }: Prior): boolean {
  return [alpha1, beta1, alpha2, beta2].some((value) => value < LEAST * 1.01)
}

function isAtEdge({ alpha1, beta1, alpha2, beta2, share }: Prior): boolean {
  const edge = SHARE_EDGE * 1.01
  const isLarge = [alpha1, beta1, alpha2, beta2].some((value) => value > MOST / 1.01)
  return isLarge || share < edge || share > 1 - edge
}

/** The distribution with the larger mean is the first one: the same prior has one way to be written. */
function inOrder(prior: Prior): Prior {
  const { alpha1, beta1, alpha2, beta2, share } = prior
  if (alpha1 / beta1 >= alpha2 / beta2) return prior
  return { alpha1: alpha2, beta1: beta2, alpha2: alpha1, beta2: beta1, share: 1 - share }
}
