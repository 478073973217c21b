import { useLayoutEffect, useRef } from 'react'
import { useListContext } from 'react-admin'
import { useDecide } from './use_decide'

const BOXES = 'tbody input[type=checkbox]'
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const STATES = { KeyA: 'approved', KeyR: 'rejected' } as const

/** Arrows go from row to row, Space chooses, Alt+A approves and Alt+R rejects what is chosen. */
export function LearnedKeys() {
  const { selectedIds } = useListContext()
  const { busy, decide } = useDecide()
  const onKey = useRef<(event: KeyboardEvent) => void>(undefined)
  onKey.current = (event) => {
    if (event.ctrlKey || event.metaKey) return
    const state = event.altKey ? STATES[event.code as keyof typeof STATES] : undefined
    if (state && selectedIds.length > 0) {
      event.preventDefault()
      if (!busy) void decide(selectedIds, state)
    } else if (!event.altKey && event.key in STEPS) step(event)
  }
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent) => onKey.current?.(event)
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])
  return null
}

/** From nowhere and from the search box to the first row; what is chosen from keeps its arrows. */
function step(event: KeyboardEvent) {
  const boxes = [...document.querySelectorAll<HTMLInputElement>(BOXES)]
  const at = boxes.indexOf(document.activeElement as HTMLInputElement)
  const isFree = document.activeElement?.matches('body, input[type=search]')
  if (at === -1 && !isFree) return
  const to = at === -1 ? boxes[0] : boxes[at + STEPS[event.key]!]
  if (!to) return
  event.preventDefault()
  to.focus()
}
