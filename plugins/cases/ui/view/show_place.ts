/**
 * Brings an element into sight: the place itself, or the nearest row or page above it.
 * @param path machine path of an element or a group
 */
export function showPlace(path: string): void {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length--) {
    const place = document.querySelector(
      `[data-path="${CSS.escape(steps.slice(0, length).join('.'))}"]`
    )
    if (!place) continue
    place.scrollIntoView({ block: 'center' })
    place.setAttribute('data-found', '')
    window.setTimeout(() => place.removeAttribute('data-found'), 1600)
    return
  }
}

/** Brings into sight what the address names behind its #: a page, or an element by its path. */
export function showPlaceOfAddress(): void {
  const place = decodeURIComponent(window.location.hash.slice(1))
  if (place.startsWith('page-')) document.getElementById(place)?.scrollIntoView()
  else if (place) showPlace(place)
}
