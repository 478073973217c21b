import { useEffect, useSyncExternalStore } from 'react'

let place = ''
const listeners = new Set<() => void>()

/** Says where in the case the person works: machine path of an element, a row or a group. */
export function standAt(path: string): void {
  if (path === place) return
  place = path
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Where in the case the person works, or worked last on this screen; empty before that. */
export const placeAtHand = (): string => place

/** Follows the cursor through the form: the place stays when the cursor leaves the form. */
export function useFollowCursor(): void {
  useEffect(() => {
    const look = (target: EventTarget | null) => {
      const found = target instanceof Element && target.closest<HTMLElement>('[data-path]')
      if (found && found.dataset.path) standAt(found.dataset.path)
    }
    const follow = ({ target }: FocusEvent) => look(target)
    look(document.activeElement)
    document.addEventListener('focusin', follow)
    return () => {
      document.removeEventListener('focusin', follow)
      standAt('')
    }
  }, [])
}

/** Whether the person works at this element. */
export function useIsAtHand(path: string): boolean {
  return useSyncExternalStore(subscribe, () => place === path)
}

/** Whether the person works inside of this row. */
export function useIsInside(row: string): boolean {
  return useSyncExternalStore(subscribe, () => place === row || place.startsWith(`${row}.`))
}
