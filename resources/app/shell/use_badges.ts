import { useAnswer } from '../calls/use_answer'
import { useShell } from '../shared_props'

/** What changed is seen within five seconds, the answer included. */
export const BADGES_MS = 3500

/** How much waits behind the entries of the menu of the project at hand, by their ids. */
export function useBadges(): Readonly<Record<string, number>> {
  const { project } = useShell()
  const { data } = useAnswer('GET /menu/badges', project ? {} : null, {
    ...{ poll: true, keep: true },
    every: () => BADGES_MS,
  })
  return data?.badges ?? {}
}
