import { useEffect, useRef } from 'react'

/** What the keys do with the difference that is at hand. */
export interface MergeKeys {
  readonly step: (by: 1 | -1) => void
  readonly accept: () => void
  readonly keep: () => void
  readonly next: () => void
  readonly acceptRow: () => void
  readonly acceptPage: () => void
  readonly create: () => void
}

/** Keys that belong to whoever has the focus there. */
const TYPING = 'input, textarea, select, [role=menu], [role=dialog], [role=listbox]'

/** A message is accepted without the mouse: A and S, N for the next, with Shift a row, with Ctrl a page. */
export function useMergeKeys(keys: MergeKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const work = workOf(event, latest.current)
      if (!work || event.altKey || event.metaKey) return
      if (event.target instanceof HTMLElement && event.target.closest(TYPING)) return
      event.preventDefault()
      work()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

function workOf({ key, ctrlKey, shiftKey }: KeyboardEvent, keys: MergeKeys) {
  const letter = key.toLowerCase()
  if (ctrlKey) {
    if (shiftKey && letter === 'a') return keys.acceptPage
    return key === 'Enter' ? keys.create : undefined
  }
  if (shiftKey) return letter === 'a' ? keys.acceptRow : undefined
  if (key === 'ArrowDown') return () => keys.step(1)
  if (key === 'ArrowUp') return () => keys.step(-1)
  if (letter === 'a') return keys.accept
  if (letter === 's') return keys.keep
  return letter === 'n' ? keys.next : undefined
}
