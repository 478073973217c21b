import type { MouseEvent } from 'react'

/** Whether a click on a link is ours: with a key held, or another button, it is the browser's. */
export function isPlainClick(event: MouseEvent): boolean {
  const isHeld = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return !event.defaultPrevented && event.button === 0 && !isHeld
}
