import type { Deadline } from '#plugins/deadlines/contract/deadline'

/** What lists say of a case: the earliest day on which something is due, and whether a day is not known. */
export function dueRow(found: readonly Deadline[]) {
  const [first] = found
    .filter(({ due }) => due !== undefined)
    .toSorted((one, other) => (one.due! < other.due! ? -1 : 1))
  return {
    due: first?.due ?? null,
    destination: first?.destination ?? null,
    is_unsayable: found.some(({ state }) => state === 'unsayable'),
  }
}
