/**
 * How many letters have to be put in, taken out, replaced or swapped with their neighbour to make one
 * word of the other (Damerau-Levenshtein, each place changed once).
 * @param most where counting may end
 * @returns the number, or `most + 1` when it is more
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const now = [row]
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let least = Math.min(last[column] + 1, now[column - 1] + 1, last[column - 1] + cost)
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (row > 1 && column > 1 && isSwap) least = Math.min(least, before[column - 2] + 1)
      now.push(least)
    }
    if (Math.min(...now) > most) return most + 1
    before = last
    last = now
  }
  return Math.min(last[b.length], most + 1)
}

/** Slips that a word of so many letters may hold and still be the same word. */
export function slipsAllowed(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}
