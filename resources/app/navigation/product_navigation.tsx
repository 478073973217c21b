import { router, usePage } from '@inertiajs/react'
import { type ReactNode, useMemo } from 'react'
import { type SharedProps, ShellContext } from '../shared_props'
import { type Navigation, NavigationContext } from './navigation'

const ways: Omit<Navigation, 'url'> = {
  go: (address, onArrived) => router.visit(address, { onSuccess: onArrived }),
  reload: (how) => router.reload(how),
  guard: ({ isUnsaved, ask }) => {
    let isAllowed = false
    return router.on('before', (event) => {
      if (isAllowed || !isUnsaved()) return
      const { visit } = event.detail
      event.preventDefault()
      void ask().then((yes) => {
        if (!yes) return
        isAllowed = true
        router.visit(visit.url, visit)
      })
    })
  },
}

/** Screens of the product: the server gives each of them, by Inertia. */
export function ProductNavigation({ children }: { children: ReactNode }) {
  const { url, props } = usePage<SharedProps>()
  const navigation = useMemo(() => ({ ...ways, url }), [url])
  return (
    <NavigationContext value={navigation}>
      <ShellContext value={props.shell}>{children}</ShellContext>
    </NavigationContext>
  )
}
