import type { DueState } from '#plugins/gateway/contract/shown'

/** Groups of the list, each with its states. */
export const groups = {
  to_confirm: ['to_confirm'],
  due: ['due', 'withdrawn'],
  under_way: ['queued', 'waiting', 'sent', 'portal', 'delivered'],
  failed: ['rejected', 'halted'],
  answered: ['accepted'],
  closed: ['closed', 'not_required'],
} as const satisfies Record<string, readonly DueState[]>

export type Group = keyof typeof groups

export const groupNames = Object.keys(groups) as [Group, ...Group[]]

/** States of what is left to do something about. */
export const openStates: readonly DueState[] = groupNames
  .filter((group) => group !== 'answered' && group !== 'closed')
  .flatMap((group) => [...groups[group]])

/** How many are in each group. */
export function countGroups(counts: ReadonlyMap<DueState, number>): Record<Group, number> {
  const entries = groupNames.map((group) => [
    group,
    groups[group].reduce((sum, state) => sum + (counts.get(state) ?? 0), 0),
  ])
  return Object.fromEntries(entries) as Record<Group, number>
}
