import type { ElementCondition, Question } from '#plugins/cases/contract/condition'
import type { Answer } from '#resources/app/calls/call'

/** A search that somebody saved. */
export type SavedSearch = Answer<'GET /case/searches'>[number]

/** What it asks: the server keeps it as it was sent. */
export const questionOf = ({ question }: SavedSearch) => question as Question

/** Whether two searches ask the same, in whatever order their conditions were written. */
export function asksTheSame(one: Question, other: Question): boolean {
  return written(one) === written(other)
}

const written = ({ conditions, anyRow }: Question) =>
  JSON.stringify([conditions.map(writtenOne).sort(), [...anyRow].sort()])

function writtenOne({ element, is, value, to, values, orNull, orUncertain }: ElementCondition) {
  const beside = [orNull ?? [], orUncertain ?? false]
  // One code is written as several are.
  if (is === 'eq') return JSON.stringify([element, 'in', null, null, [value], ...beside])
  return JSON.stringify([element, is, value, to, values ?? [], ...beside])
}
