import { useLayoutEffect } from 'react'
import { addToNextGroup, focusPanel, isCovered } from './focus'

/**
 * Keys of a form as a whole: F6 and Shift+F6 go from panel to panel; Alt+N outside of any group
 * adds a row to the next one. Inside a group the group itself hears the key first.
 */
export function useFormKeys(): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isCovered()) return
      if (event.key === 'F6' && !event.ctrlKey) focusPanel(event.shiftKey ? -1 : 1)
      else if (event.altKey && !event.ctrlKey && event.code === 'KeyN') addToNextGroup()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
