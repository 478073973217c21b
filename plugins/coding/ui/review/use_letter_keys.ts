import { useLayoutEffect, useRef } from 'react'
import { isCovered } from '#resources/forms/editor/focus'

/**
 * Acts on single keys, as a list that is worked through by keyboard needs them; not while somebody
 * types, nor while a dialog lies over the screen.
 * @param acts by the key as the browser names it: `a`, `Enter`, `ArrowDown`
 */
export function useLetterKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(acts)
  latest.current = acts
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isCovered()) return
      const { target } = event
      const isTaken =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, select') !== null)
      // Enter on a button or a link is an act of its own.
      const isOwn = event.key === 'Enter' && (target as HTMLElement).closest?.('button, a') !== null
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act || isTaken || isOwn) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
