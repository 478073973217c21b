/** How far two samples differ, and how probable so large a difference is in one population. */
export interface SampleDifference {
  /** The largest difference between the shares at or below a value. */
  readonly distance: number
  /** Absent where the samples are too large to count ways. */
  readonly exact?: number
  readonly asymptotic: number
}

/** Ways are counted while the product of the sizes is at most this. */
const MOST_WAYS = 4_000_000

/**
 * The test of Kolmogorov and Smirnov for two samples, two-sided.
 *
 * Formula: D = max |F1 - F2|. Exact p: the share of all orders of the joined sample, ties being what
 * they are, that reach D; asymptotic p: 2 sum (-1)^(k-1) exp(-2 k^2 m n D^2/(m+n)).
 * Source: Schroer, Trenkler 1995 (ties); Smirnov 1948; R `ks.test`. Units: none.
 * Edge cases: an empty sample gives an undefined D (NaN); equal samples give D = 0 and p = 1.
 */
export function compareSamples(one: readonly number[], other: readonly number[]): SampleDifference {
  const [m, n] = [one.length, other.length]
  if (m === 0 || n === 0) return { distance: Number.NaN, asymptotic: Number.NaN }
  const { reached, ends } = furthest(one, other)
  const distance = reached / (m * n)
  return {
    distance,
    ...(m * n <= MOST_WAYS && { exact: exactTail(m, n, reached, ends) }),
    asymptotic: limitTail(distance * Math.sqrt((m * n) / (m + n))),
  }
}

/** D times m n, a whole number, and whether a value ends at each place of the joined sample. */
function furthest(one: readonly number[], other: readonly number[]) {
  const [m, n] = [one.length, other.length]
  const joined = [
    ...one.map((value) => ({ value, step: n })),
    ...other.map((value) => ({ value, step: -m })),
  ].sort((left, right) => left.value - right.value)
  const ends = joined.map(({ value }, at) => value !== joined[at + 1]?.value)
  let [sum, reached] = [0, 0]
  for (const [at, { step }] of joined.entries()) {
    sum += step
    if (ends[at]) reached = Math.max(reached, Math.abs(sum))
  }
  return { reached, ends }
}

/** The share of ways through the grid of both samples that come as far away from its diagonal. */
function exactTail(m: number, n: number, reached: number, ends: readonly boolean[]): number {
  const isReached = (i: number, j: number) =>
    i + j > 0 && ends[i + j - 1] === true && Math.abs(i * n - j * m) >= reached
  if (reached === 0) return 1
  const share = new Float64Array(n + 1)
  for (let i = 0; i <= m; i++) {
    for (let j = 0; j <= n; j++) {
      const fromOne = i === 0 ? 0 : (i / (i + j)) * share[j]!
      const fromOther = j === 0 ? 0 : (j / (i + j)) * share[j - 1]!
      share[j] = isReached(i, j) ? 1 : fromOne + fromOther
    }
  }
  return share[n]!
}

function limitTail(z: number): number {
  if (z < 0.2) return 1
  let sum = 0
  for (let k = 1; k <= 100; k++) {
    const term = Math.exp(-2 * k * k * z * z)
    sum += k % 2 === 1 ? term : -term
    if (term < 1e-17 * Math.abs(sum)) break
  }
  return Math.min(1, 2 * sum)
}
