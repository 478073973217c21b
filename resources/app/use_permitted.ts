import { useMemo } from 'react'
import type { Slot } from '#kernel/plugins/slot'
import { useShell } from './shared_props'
import { fillingsOf } from './slots'

interface Guarded {
  /** Code of the permission without which it is not shown; everybody sees it when absent. */
  readonly permission?: string
}

/** What of a slot the user may see. The server asks again; this only hides what would be refused. */
export function usePermitted<Filling extends Guarded>(slot: Slot<Filling>): readonly Filling[] {
  const { permissions } = useShell()
  return useMemo(
    () =>
      fillingsOf(slot).filter(
        ({ permission }) => permission === undefined || permissions.includes(permission)
      ),
    [slot, permissions]
  )
}
