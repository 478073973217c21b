import { useEffect, useRef } from 'react'
import type { Choice } from '#plugins/e2b/contract/merge'

/** What the keys do with the difference that is at hand. */
export interface MergeKeys {
  readonly step: (by: 1 | -1) => void
  readonly decide: (choice: Choice) => void
  readonly next: () => void
  readonly decideRow: (choice: Choice) => void
  readonly decidePage: (choice: Choice) => void
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
  const choice = ({ a: 'accept', s: 'keep' } as const)[letter]
  if (ctrlKey && key === 'Enter') return keys.create
  if (choice && shiftKey) {
    return () => (ctrlKey ? keys.decidePage(choice) : keys.decideRow(choice))
  }
  if (ctrlKey || shiftKey) return undefined
  if (choice) return () => keys.decide(choice)
  if (key === 'ArrowDown') return () => keys.step(1)
  if (key === 'ArrowUp') return () => keys.step(-1)
  return letter === 'n' ? keys.next : undefined
}
