import { type Day, dayAfter } from '#plugins/literature/contract/cycle'
import type { DayRange, Hole, SearchWindow } from '#plugins/literature/contract/window'

/**
 * The days of a source that no search covers, in order: each day of the range is either in a covered
 * window or in exactly one hole. A hole has one cause; of searches of the same days the last one says it.
 */
export function holesIn(range: DayRange, windows: readonly SearchWindow[]): Hole[] {
  const starts = new Set<Day>([range.from])
  for (const { from, to } of windows) {
    for (const day of [from, dayAfter(to)]) {
      if (day > range.from && day <= range.to) starts.add(day)
    }
  }
  const days = [...starts].sort()
  const holes: Hole[] = []
  for (const [at, from] of days.entries()) {
    const cause = causeOn(from, windows)
    if (from > range.to || cause === null) continue
    const next = days[at + 1]
    const to = next === undefined ? range.to : dayAfter(next, -1)
    const before = holes.at(-1)
    const isSame = before?.cause === cause && dayAfter(before.to) === from
    if (isSame) holes[holes.length - 1] = { ...before, to }
    else holes.push({ from, to, cause })
  }
  return holes
}

/** Why a day is not covered; null where it is. */
function causeOn(day: Day, windows: readonly SearchWindow[]): Hole['cause'] | null {
  const states = windows
    .filter(({ from, to }) => from <= day && day <= to)
    .map(({ state }) => state)
  if (states.includes('covered')) return null
  const last = states.at(-1)
  return last === 'failed' || last === 'open' ? last : 'missing'
}
