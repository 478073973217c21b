/** A function of some numbers that fills in its slope. */
export type Sloped = (at: Float64Array, slope: Float64Array) => number

/** Where a search ended. */
export interface Minimum {
  readonly at: Float64Array
  readonly value: number
  /** The largest derivative there. */
  readonly steepest: number
  /** What the search learned of the bend there, to begin another one with. */
  readonly inverse: Float64Array
}

/**
 * The least value of a function near a start, by the method of Broyden, Fletcher, Goldfarb and Shanno
 * with steps that are halved until they lead down.
 * Source: Nocedal, Wright, Numerical Optimization, 6.1. It asks no chance: the same start, the same end.
 * @param enough a slope that is flat enough to end
 */
export function minimise(
  sloped: Sloped,
  start: Float64Array,
  enough: number,
  inverse: Float64Array = identity(start.length)
): Minimum {
  const size = start.length
  let at: Float64Array = start.slice()
  let slope: Float64Array = new Float64Array(size)
  let value = sloped(at, slope)
  let bend: Float64Array = inverse.slice()
  let isFresh = false
  for (let round = 0; round < 300 && steepestOf(slope) > enough; round++) {
    const way = times(bend, slope).map((each) => -each)
    const fall = dot(way, slope)
    const found = fall < 0 ? stepDown(sloped, { at, value, way, fall }) : null
    if (!found) {
      if (isFresh) break
      bend = identity(size)
      isFresh = true
      continue
    }
    isFresh = false
    const moved = found.at.map((each, index) => each - at[index]!)
    const turned = found.slope.map((each, index) => each - slope[index]!)
    const curve = dot(moved, turned)
    if (curve > 1e-14) bend = improved(bend, moved, turned, curve)
    ;({ at, value, slope } = found)
  }
  return { at, value, steepest: steepestOf(slope), inverse: bend }
}

interface Place {
  readonly at: Float64Array
  readonly value: number
  readonly way: Float64Array
  readonly fall: number
}

function stepDown(sloped: Sloped, { at, value, way, fall }: Place) {
  const longest = Math.max(...way.map(Math.abs))
  let length = Math.min(1, 2 / longest)
  for (let tries = 0; tries < 40; tries++) {
    const next = at.map((each, index) => each + length * way[index]!)
    const slope = new Float64Array(at.length)
    const there = sloped(next, slope)
    if (there <= value + 1e-4 * length * fall) return { at: next, value: there, slope }
    length /= 2
  }
  return null
}

/** The inverse of the bend after a step. */
function improved(
  bend: Float64Array,
  moved: Float64Array,
  turned: Float64Array,
  curve: number
): Float64Array {
  const size = moved.length
  const through = times(bend, turned)
  const factor = (1 + dot(turned, through) / curve) / curve
  return bend.map((each, index) => {
    const [row, column] = [Math.floor(index / size), index % size]
    const cross = moved[row]! * through[column]! + through[row]! * moved[column]!
    return each + factor * moved[row]! * moved[column]! - cross / curve
  })
}

function identity(size: number): Float64Array {
  return Float64Array.from({ length: size * size }, (_, at) => (at % (size + 1) === 0 ? 1 : 0))
}

function times(matrix: Float64Array, vector: Float64Array): Float64Array {
  const size = vector.length
  return vector.map((_, row) => {
    let sum = 0
    for (let column = 0; column < size; column++)
      sum += matrix[row * size + column]! * vector[column]!
    return sum
  })
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (const [index, each] of one.entries()) sum += each * other[index]!
  return sum
}

const steepestOf = (slope: Float64Array): number => Math.max(...slope.map(Math.abs))
