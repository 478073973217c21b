import { useEffect } from 'react'
import { isCovered } from '#resources/forms/editor/focus'

const BOXES = 'input, textarea, select, [contenteditable=true]'

/** Runs something when a letter is pressed by itself, not while somebody types or a dialog is open. */
export function useLetter(letter: string, run: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, metaKey, shiftKey, key, target } = event
      if (altKey || ctrlKey || metaKey || shiftKey || key.toUpperCase() !== letter) return
      if ((target as Element | null)?.closest?.(BOXES) || isCovered()) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [letter, run])
}
