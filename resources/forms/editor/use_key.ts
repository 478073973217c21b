import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import { isCovered } from './focus'

/**
 * A letter with Ctrl (Command on a Mac), as it is printed on the keyboard, or with Alt, by its place
 * on it: there a Mac types another sign; or a function key by itself.
 */
interface KeyStroke {
  with?: 'alt' | 'ctrl'
  letter: string
}

/** `id` of the dialog whose keys are heard by what stands in it; those of the screen when null. */
export const KeysOf = createContext<string | null>(null)

/**
 * Runs something when a key is pressed anywhere on the screen, or in the dialog around; not while
 * another dialog or a menu lies over it, which has the keys for itself.
 * @param run absent: the key does nothing
 */
export function useKey({ with: held, letter }: KeyStroke, run: (() => void) | undefined): void {
  const dialog = useContext(KeysOf)
  const latest = useRef(run)
  latest.current = run
  // Before it is painted: whoever sees that a key does something may press it at once.
  useLayoutEffect(() => {
    const isMeant = ({ altKey, ctrlKey, metaKey, shiftKey, key, code }: KeyboardEvent) => {
      const ctrl = ctrlKey || metaKey
      if (shiftKey || altKey !== (held === 'alt') || ctrl !== (held === 'ctrl')) return false
      return altKey ? code === `Key${letter}` : key.toUpperCase() === letter
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isMeant(event)) return
      // The browser has acts of its own on some: it would save the screen as a file.
      event.preventDefault()
      if (!isCovered(dialog)) latest.current?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [held, letter, dialog])
}
