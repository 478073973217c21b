import { useLayoutEffect, useRef } from 'react'
import { isCovered } from './focus'

/**
 * A letter with Ctrl (Command on a Mac), as it is printed on the keyboard, or with Alt, by its place
 * on it: there a Mac types another sign.
 */
interface KeyStroke {
  with: 'alt' | 'ctrl'
  letter: string
}

/**
 * Runs something when a key is pressed anywhere on the screen; not while a dialog or a menu lies
 * over it, which has the keys for itself.
 * @param run absent: the key does nothing
 */
export function useKey({ with: held, letter }: KeyStroke, run: (() => void) | undefined): void {
  const latest = useRef(run)
  latest.current = run
  // Before it is painted: whoever sees that a key does something may press it at once.
  useLayoutEffect(() => {
    const isMeant = ({ altKey, ctrlKey, metaKey, shiftKey, key, code }: KeyboardEvent) => {
      const ctrl = ctrlKey || metaKey
      if (shiftKey || altKey === ctrl || altKey !== (held === 'alt')) return false
      return altKey ? code === `Key${letter}` : key.toUpperCase() === letter
    }
    const onKey = (event: KeyboardEvent) => {
      if (!isMeant(event)) return
      // The browser has acts of its own on some: it would save the screen as a file.
      event.preventDefault()
      if (!isCovered()) latest.current?.()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [held, letter])
}
