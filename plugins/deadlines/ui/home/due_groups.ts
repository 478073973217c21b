import type { Answer } from '#resources/app/calls/call'

export type DueOfProject = Answer<'GET /deadlines/due'>
export type DueCase = DueOfProject['cases'][number]

/** What is overdue is one group, whatever day it was; all else goes by the day on which it has to leave. */
export function dueGroups({ cases, today }: DueOfProject): Map<string, DueCase[]> {
  return Map.groupBy(cases, (each) => (each.due < today ? 'overdue' : leaves(each)))
}

/** On which day a report has to leave. */
export const leaves = ({ sendBy, due }: DueCase): string => sendBy ?? due

/** Where on the screen a group stands. */
export const placeOf = (group: string) => `due-${group}`
