import { flushSync } from 'react-dom'
import { parsePath, type PathStep } from '#kernel/case/content/element_path'
import { boxAt, placeAt } from './field_at'
import { focusFirst } from './focus'

const EVENT = 'pharos:reveal'
const MARKED_MS = 1600

/** Listens for places that are to be brought into sight. */
export function onPlace(show: (place: PathStep[]) => void): () => void {
  const listen = (event: Event) => show(parsePath((event as CustomEvent<string>).detail))
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}

/** Listens for places inside the rows of a group, so that the group opens the row. */
export function onReveal(
  steps: readonly PathStep[],
  key: string,
  open: (row: string) => void
): () => void {
  return onPlace((place) => {
    const above = steps.every(
      (step, index) => place[index]?.key === step.key && place[index]?.row === step.row
    )
    const own = place[steps.length]
    if (above && own?.key === key && own.row !== undefined) open(own.row)
  })
}

/**
 * Opens the rows around an element, brings it into sight and puts the cursor into it.
 * @param path machine path of an element or a group
 */
export function reveal(path: string): void {
  for (const { row } of parsePath(path)) {
    // Each level of rows must be drawn before the one inside it can hear.
    if (row !== undefined) {
      flushSync(() => window.dispatchEvent(new CustomEvent(EVENT, { detail: path })))
    }
  }
  focusField(path)
}

/** The place that the address names behind its #, if it names one. */
export function placeOfAddress(): string | null {
  const place = decodeURIComponent(window.location.hash.slice(1))
  return /^[A-Z]+[0-9]?_/.test(place) ? place : null
}

function focusField(path: string): void {
  const place =
    placeAt(path) ??
    // A row has no place of its own: its first field stands for it.
    document.querySelector<HTMLElement>(`[data-path^="${CSS.escape(path)}."]`)
  if (!place) return
  place.scrollIntoView({ block: 'center' })
  place.setAttribute('data-found', '')
  window.setTimeout(() => place.removeAttribute('data-found'), MARKED_MS)
  if (!focusFirst(boxAt(path))) focusFirst(place)
}
