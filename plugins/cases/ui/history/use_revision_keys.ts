import { useLayoutEffect, useRef } from 'react'
import { stepped, type Pair, type Revision } from './revisions'

/** Keys that belong to whoever has the focus there. */
const TYPING =
  'input:not([type=radio]), textarea, select, [role=menu], [role=dialog], [role=listbox]'

/** Up and down step through the revisions, each compared with the one before it. Gives the ref of the list. */
export function useRevisionKeys(
  revisions: readonly Revision[],
  pair: Pair,
  onPair: (pair: Pair) => void
) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
      if (!step || event.altKey || event.ctrlKey || event.metaKey) return
      if ((event.target as HTMLElement).closest(TYPING)) return
      event.preventDefault()
      const next = stepped(revisions, pair, step)
      onPair(next)
      root.current
        ?.querySelector(`[data-revision="${next.to}"]`)
        ?.scrollIntoView({ block: 'nearest' })
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [revisions, pair, onPair])
  return root
}
