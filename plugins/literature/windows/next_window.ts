import { type Cycle, type Day, dayAfter, lastDueDay } from '#plugins/literature/contract/cycle'
import { holesIn } from '#plugins/literature/windows/holes'
import type { DayRange, SearchWindow } from '#plugins/literature/contract/window'

/** A search that comes again. */
interface Rhythm {
  /** The first day to be searched; cycles are counted from it. */
  readonly anchor: Day
  readonly cycle: Cycle
}

/**
 * The window that a run takes: it begins after the last day up to which all are covered and ends
 * before the last day on which a run was due, or before days that are covered already. Missed and
 * failed runs become one window.
 * @returns null where all cycles that have ended are covered
 */
export function nextWindow(
  { anchor, cycle }: Rhythm,
  windows: readonly SearchWindow[],
  today: Day
): DayRange | null {
  const due = lastDueDay(anchor, cycle, today)
  if (due === null) return null
  const covered = windows.filter(({ state }) => state === 'covered')
  const [hole] = holesIn({ from: anchor, to: dayAfter(due, -1) }, covered)
  return hole === undefined ? null : { from: hole.from, to: hole.to }
}
