import { type Cycle, type Day, dayAfter, lastDueDay } from '#plugins/literature/windows/cycle'
import type { DayRange, SearchWindow } from '#plugins/literature/windows/window'

/** A search that comes again. */
export interface Rhythm {
  /** The first day to be searched; cycles are counted from it. */
  readonly anchor: Day
  readonly cycle: Cycle
}

/**
 * The window that a run takes: it begins after the last day up to which all are covered and ends
 * before the last day on which a run was due, so that missed and failed runs become one window.
 * @returns null where all cycles that have ended are covered
 */
export function nextWindow(
  { anchor, cycle }: Rhythm,
  windows: readonly SearchWindow[],
  today: Day
): DayRange | null {
  const due = lastDueDay(anchor, cycle, today)
  if (due === null) return null
  const range = { from: firstUncovered(anchor, windows), to: dayAfter(due, -1) }
  return range.from <= range.to ? range : null
}

function firstUncovered(anchor: Day, windows: readonly SearchWindow[]): Day {
  const covered = windows.filter(({ state }) => state === 'covered')
  const inOrder = covered.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  return inOrder.reduce(
    (day, { from, to }) => (from <= day && day <= to ? dayAfter(to) : day),
    anchor
  )
}
