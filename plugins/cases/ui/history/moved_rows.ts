/**
 * Rows that stand in another order than before: the fewest that, taken out, leave all others in
 * their old order. Rows that came or went move nobody.
 */
export function movedRows(before: readonly string[], after: readonly string[]): Set<string> {
  const placeBefore = new Map(before.map((id, index) => [id, index]))
  const common = after.filter((id) => placeBefore.has(id))
  const places = common.map((id) => placeBefore.get(id)!)
  const stay = longestRising(places)
  return new Set(common.filter((_, index) => !stay.has(index)))
}

/** Indexes of the longest rising subsequence. */
function longestRising(numbers: readonly number[]): Set<number> {
  const lengths: number[] = []
  const previous: number[] = []
  let best = -1
  for (const [index, number] of numbers.entries()) {
    lengths[index] = 1
    previous[index] = -1
    for (let earlier = 0; earlier < index; earlier++) {
      if (numbers[earlier]! < number && lengths[earlier]! + 1 > lengths[index]!) {
        lengths[index] = lengths[earlier]! + 1
        previous[index] = earlier
      }
    }
    if (best === -1 || lengths[index]! >= lengths[best]!) best = index
  }
  const found = new Set<number>()
  for (let index = best; index >= 0; index = previous[index]!) found.add(index)
  return found
}
