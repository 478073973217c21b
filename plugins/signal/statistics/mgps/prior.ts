/**
 * The prior of the multi-item gamma Poisson shrinker: the ratio of a pair to what is expected comes from
 * a mixture of two gamma distributions, P of the first one and 1 - P of the second one.
 */
export interface Prior {
  readonly alpha1: number
  readonly beta1: number
  readonly alpha2: number
  readonly beta2: number
  /** Share of the first distribution. */
  readonly share: number
}

/** In the order in which it is printed: alpha1, beta1, alpha2, beta2, P. */
export function priorOf(theta: readonly number[]): Prior | null {
  const [alpha1, beta1, alpha2, beta2, share] = theta as [number, number, number, number, number]
  const arePositive = [alpha1, beta1, alpha2, beta2].every((each) => each > 0 && each < Infinity)
  if (theta.length !== 5 || !arePositive || !(share >= 0 && share <= 1)) return null
  return { alpha1, beta1, alpha2, beta2, share }
}

export const thetaOf = ({ alpha1, beta1, alpha2, beta2, share }: Prior): number[] => [
  ...[alpha1, beta1, alpha2, beta2, share],
]
