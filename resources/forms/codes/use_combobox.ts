import { useMemo, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { namedCode, searchCodes, type Choice } from './search_codes'

const NONE: readonly Choice[] = []
const PAGE = 8
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }

/**
 * A box in which one types and chooses from a list: state and keys, no looks.
 * @param choices all codes of the list
 * @param onText takes what was chosen (a code) or, where nothing fits, what was typed
 */
export function useCombobox(choices: readonly Choice[], onText: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  /** Whether arrows have led to what is marked; before, it is only the first that fits. */
  const [isLed, setLed] = useState(false)
  const found = useMemo(
    () => (open ? searchCodes(choices, typed ?? '') : NONE),
    [open, choices, typed]
  )
  const end = () => {
    setOpen(false)
    setTyped(null)
    setAt(0)
    setLed(false)
  }
  const choose = (code: string) => {
    onText(code)
    end()
  }
  /**
   * Leaving: the code that arrows have led to, or the one that the text names, or the text itself.
   * Nothing is guessed: the first that fits is taken by Enter alone.
   */
  const settle = () => {
    const led = isLed && open ? found[at] : undefined
    if (led) choose(led.code)
    else if (typed !== null && typed.trim() !== '')
      choose(namedCode(choices, typed) ?? typed.trim())
    else if (typed === '') choose('')
    else end()
  }
  const type = (text: string) => {
    setTyped(text)
    setOpen(true)
    setAt(0)
    setLed(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that act on what is around the box find it settled.
    if (goesOn(event)) return flushSync(settle)
    const step = STEPS[event.key]
    if (step) {
      if (open) {
        setAt(stepped(at, step, found.length))
        setLed(true)
      } else if (Math.abs(step) === 1) setOpen(true)
      else return
    } else if (event.key === 'Enter' && open && found[at]) choose(found[at].code)
    else if (event.key === 'Escape' && open) end()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { typed, open, at, found, type, choose, settle, onKeyDown, show: () => setOpen(true) }
}

const MODIFIERS = new Set(['Alt', 'Control', 'Meta', 'Shift'])
const ARROWS = new Set(['ArrowDown', 'ArrowUp'])

/** Keys that leave the box or act on what is around it: Tab, F6, Ctrl+S, Alt+N ... */
function goesOn({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (MODIFIERS.has(key)) return false
  if (key === 'Tab' || key === 'F6') return true
  if (ctrlKey || metaKey) return key === 's' || key === 'Enter'
  // Alt with an arrow opens the list; with Shift it moves the row.
  return altKey && !(ARROWS.has(key) && !shiftKey)
}

/** By one it goes round; by a page it stops at the ends. */
function stepped(at: number, step: number, count: number): number {
  if (count === 0) return 0
  if (Math.abs(step) === 1) return (at + step + count) % count
  return Math.min(count - 1, Math.max(0, at + step))
}
