import { parsePath, type PathStep } from '#kernel/content/element_path'

const EVENT = 'pharos:reveal'
const OPENS_WITHIN_MS = 60

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
  const depth = parsePath(path).filter(({ row }) => row !== undefined).length
  openLevel(path, depth)
}

/** Reveals the element that the address names behind its #. */
export function revealPlaceOfAddress(): void {
  const place = decodeURIComponent(window.location.hash.slice(1))
  if (/^[A-Z]+_/.test(place)) reveal(place)
}

/** Each level of rows must be drawn before the one inside it can hear. */
function openLevel(path: string, depth: number): void {
  if (depth === 0) return focusField(path)
  window.dispatchEvent(new CustomEvent(EVENT, { detail: path }))
  window.setTimeout(() => openLevel(path, depth - 1), OPENS_WITHIN_MS)
}

/**
 * Puts the cursor into the first field of a row that has just been added.
 * @param path machine path of the row
 */
export function focusRow(path: string): void {
  window.setTimeout(() => {
    document
      .querySelector<HTMLElement>(`[data-path^="${CSS.escape(path)}"] :is(input, textarea, select)`)
      ?.focus()
  }, OPENS_WITHIN_MS)
}

function focusField(path: string): void {
  const own = CSS.escape(path)
  const place =
    document.querySelector<HTMLElement>(`[data-path="${own}"]`) ??
    // A row has no place of its own: its first field stands for it.
    document.querySelector<HTMLElement>(`[data-path^="${own}."]`)
  if (!place) return
  place.scrollIntoView({ block: 'center' })
  place.setAttribute('data-found', '')
  window.setTimeout(() => place.removeAttribute('data-found'), 1600)
  // Only a place without a box of its own is entered by a button; others explain the element.
  const entry =
    place.querySelector<HTMLElement>('input, textarea, select, [role=radio]') ??
    place.querySelector<HTMLElement>('button')
  entry?.focus({ preventScroll: true })
}
