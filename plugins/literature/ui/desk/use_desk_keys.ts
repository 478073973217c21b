import { useEffect, useRef } from 'react'
import { isCovered } from '#resources/forms/editor/focus'

const BOXES = 'input, textarea, select, [contenteditable=true]'

/** Runs what a key is for, by its letter or digit; not while somebody types or a dialog is open. */
export function useDeskKeys(acts: Readonly<Record<string, () => void>>): void {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, key, target } = event
      if (altKey || ctrlKey || metaKey || isCovered()) return
      if ((target as Element | null)?.closest?.(BOXES)) return
      const act = latest.current[key.toUpperCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
