import { placeAt } from '#resources/forms/editor/field_at'

/**
 * Brings an element into sight: the place itself, or the nearest row or page above it.
 * @param path machine path of an element or a group
 */
export function showPlace(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const place = placeAt(steps.slice(0, length).join('.'))
    if (!place) continue
    place.scrollIntoView({ block: 'center' })
    place.setAttribute('data-found', '')
    window.setTimeout(() => place.removeAttribute('data-found'), 1600)
    // What is read out, and where Tab goes on, is what was looked for.
    place.tabIndex = -1
    place.focus({ preventScroll: true })
    return
  }
}

/** Whether an element is drawn. */
export function isOnScreen(path: string): boolean {
  return placeAt(path) !== null
}

/** Brings a page of the case into sight. */
export function showPage(page: string): void {
  document.getElementById(`page-${page}`)?.scrollIntoView()
}

/** Brings into sight what the address names behind its #: a page, or an element by its path. */
export function showPlaceOfAddress(): void {
  const place = decodeURIComponent(window.location.hash.slice(1))
  if (place.startsWith('page-')) showPage(place.replace('page-', ''))
  else if (place) showPlace(place)
}
