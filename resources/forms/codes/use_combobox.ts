import { useMemo, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { searchCodes, type Choice } from './search_codes'

const NONE: readonly Choice[] = []
const PAGE = 8
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }

interface Taking {
  /** The code that a text stands for, or the text itself where any may stand; else it is refused. */
  readonly codeOf: (text: string) => string | undefined
  /** Takes what was chosen, or nothing when the box was emptied. */
  readonly onText: (text: string) => void
  /** Hears what was typed and is not taken; nothing once something else is typed or chosen. */
  readonly onRefuse: (text: string | undefined) => void
  /** Any text may stand: the list is an offer, and closing it keeps what was typed. */
  readonly isFree?: true
}

/**
 * A box in which one types and chooses from a list: state and keys, no looks.
 * @param choices all codes of the list
 */
export function useCombobox(
  choices: readonly Choice[],
  { codeOf, onText, onRefuse, isFree }: Taking
) {
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
    onRefuse(undefined)
    onText(code)
    end()
  }
  /**
   * Leaving: the code that arrows have led to, or the one that the text stands for. Nothing is guessed:
   * the first that fits is taken by Enter alone. What stands for none is not taken, and the box shows
   * again what it held.
   */
  const settle = () => {
    const led = isLed && open ? found[at] : undefined
    if (led) choose(led.code)
    else if (typed === '') choose('')
    else if (typed === null || typed.trim() === '') end()
    else {
      const code = codeOf(typed.trim())
      if (code !== undefined) return choose(code)
      onRefuse(typed.trim())
      end()
    }
  }
  const type = (text: string) => {
    onRefuse(undefined)
    setTyped(text)
    // A whole name leaves nothing to choose.
    setOpen(!isFree || !choices.some(({ code }) => code === text))
    setAt(0)
    setLed(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that act on what is around the box find it settled.
    if (goesOn(event)) return flushSync(settle)
    if (isFree && event.key === 'Escape') {
      flushSync(settle)
      // Without a list it closes what is around the box.
      if (found.length === 0) return
    }
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

/** Keys that leave the box or act on what is around it: Tab, F6, F8, F9, Ctrl+S, Alt+N ... */
function goesOn({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (MODIFIERS.has(key)) return false
  if (key === 'Tab' || /^F[689]$/.test(key)) return true
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
