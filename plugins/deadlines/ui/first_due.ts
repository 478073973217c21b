import type { Deadline, DeadlineState } from '#plugins/deadlines/contract/deadline'

/** What is told first where nothing is due. */
const order: readonly DeadlineState[] = ['due', 'unsayable', 'not_sent', 'no_clock', 'unruled']

/** The deadline that comes first, else what most needs to be told. */
export function firstDue(found: readonly Deadline[]): Deadline | undefined {
  const [first] = found.toSorted(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) ||
      (one.due ?? '').localeCompare(other.due ?? '')
  )
  return first
}
