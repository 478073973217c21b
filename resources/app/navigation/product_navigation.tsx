import { router, usePage } from '@inertiajs/react'
import { type ReactNode, useMemo } from 'react'
import { useRetriedVisits } from './use_retried_visits'
import { isAmong } from './is_among'
import { type SharedProps, ShellContext } from '../shared_props'
import { type Navigation, NavigationContext } from './navigation'

type Guard = Parameters<Navigation['guard']>[0]

const guards = new Set<Guard>()

/** The back office is a page of its own: whoever may leave this one goes there. */
async function leaveFor(address: string): Promise<void> {
  for (const { isUnsaved, ask } of guards) if (isUnsaved() && !(await ask())) return
  window.location.assign(address)
}

const ways = {
  reload: (how) => router.reload(how),
  isUnsaved: () => [...guards].some((one) => one.isUnsaved()),
  guard: (one) => {
    const { isUnsaved, ask } = one
    guards.add(one)
    let isAllowed = false
    const stop = router.on('before', (event) => {
      const { visit } = event.detail
      // What the screen at hand is asked for anew leaves what was typed on it.
      if (isAllowed || visit.async || !isUnsaved()) return
      event.preventDefault()
      void ask().then((yes) => {
        if (!yes) return
        isAllowed = true
        router.visit(visit.url, visit)
      })
    })
    return () => {
      guards.delete(one)
      stop()
    }
  },
} satisfies Partial<Navigation>

/** Screens of the product: the server gives each of them, by Inertia. */
export function ProductNavigation({ children }: { children: ReactNode }) {
  const { url, props } = usePage<SharedProps>()
  useRetriedVisits()
  const { backOffice } = props.shell
  const navigation = useMemo<Navigation>(
    () => ({
      ...ways,
      url,
      go: (address, onArrived) => {
        if (isAmong(backOffice, address)) void leaveFor(address)
        else router.visit(address, { onSuccess: onArrived })
      },
    }),
    [url, backOffice]
  )
  return (
    <NavigationContext value={navigation}>
      <ShellContext value={props.shell}>{children}</ShellContext>
    </NavigationContext>
  )
}
