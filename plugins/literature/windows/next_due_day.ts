import { type Cycle, type Day, dueDay } from '#plugins/literature/contract/cycle'

/** The first day after `today` on which a run is due. */
export function nextDueDay(anchor: Day, cycle: Cycle, today: Day): Day {
  let count = 1
  while (dueDay(anchor, cycle, count) <= today) count += 1
  return dueDay(anchor, cycle, count)
}
