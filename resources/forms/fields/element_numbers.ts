import { useSyncExternalStore } from 'react'

const KEY = 'pharos.element_numbers'
const CHANGED = 'pharos:element_numbers'

function subscribe(listener: () => void) {
  window.addEventListener(CHANGED, listener)
  return () => window.removeEventListener(CHANGED, listener)
}

function areShown(): boolean {
  return window.localStorage.getItem(KEY) !== 'hidden'
}

/** Shows or hides the element numbers on forms; this browser remembers it. */
export function showElementNumbers(shown: boolean): void {
  if (shown) window.localStorage.removeItem(KEY)
  else window.localStorage.setItem(KEY, 'hidden')
  window.dispatchEvent(new Event(CHANGED))
}

/** Whether forms show the numbers of their elements. */
export function useElementNumbers(): boolean {
  return useSyncExternalStore(subscribe, areShown)
}
