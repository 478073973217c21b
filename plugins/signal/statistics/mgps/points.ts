/** Pairs with the same number of reports and as many expected ones, with how many pairs they are. */
export interface Points {
  readonly n: Float64Array
  readonly expected: Float64Array
  readonly weight: Float64Array
}

/** How wide a bin is in the natural logarithm of what is expected. */
const BIN = 0.02

/** Pairs that say the same are one point. Nothing is lost. */
export function distinctPoints(
  n: ArrayLike<number>,
  expected: ArrayLike<number>,
  weight?: ArrayLike<number>
): Points {
  const order = Float64Array.from({ length: n.length }, (_, at) => at).sort(
    (one, other) => n[one]! - n[other]! || expected[one]! - expected[other]!
  )
  const kept: [number, number, number][] = []
  for (const at of order) {
    const last = kept.at(-1)
    const more = weight?.[at] ?? 1
    if (last && last[0] === n[at] && last[1] === expected[at]) last[2] += more
    else kept.push([n[at]!, expected[at]!, more])
  }
  return pointsOf(kept)
}

/** Pairs with nearly as many expected reports are one point, at their mean: for a first search. */
export function squashedPoints({ n, expected, weight }: Points): Points {
  const bins = new Map<number, [n: number, sum: number, weight: number]>()
  for (const [at, count] of n.entries()) {
    const key = count * 4096 + Math.floor(Math.log(expected[at]!) / BIN) + 2048
    const bin = bins.get(key)
    if (bin) {
      bin[1] += expected[at]! * weight[at]!
      bin[2] += weight[at]!
    } else bins.set(key, [count, expected[at]! * weight[at]!, weight[at]!])
  }
  return pointsOf([...bins.values()].map(([count, sum, all]) => [count, sum / all, all]))
}

function pointsOf(rows: readonly (readonly [number, number, number])[]): Points {
  return {
    n: Float64Array.from(rows, (row) => row[0]),
    expected: Float64Array.from(rows, (row) => row[1]),
    weight: Float64Array.from(rows, (row) => row[2]),
  }
}
