import { flushSync } from 'react-dom'

/**
 * Does something that makes the form wider or narrower, and keeps what one looks at where it stands: the
 * field with the cursor, else the first one in sight.
 */
export function holdPlace(work: () => void): void {
  const form = document.getElementById('work')
  const held = form && (heldBy(form) ?? null)
  const before = held?.getBoundingClientRect().top ?? 0
  flushSync(work)
  if (form && held) form.scrollTop += held.getBoundingClientRect().top - before
}

function heldBy(form: HTMLElement): Element | null | undefined {
  const cursor = document.activeElement?.closest('#work [data-path]')
  const { top, bottom } = form.getBoundingClientRect()
  const isInSight = (place: Element) => {
    const rect = place.getBoundingClientRect()
    return rect.top >= top && rect.top < bottom
  }
  if (cursor && isInSight(cursor)) return cursor
  return [...form.querySelectorAll('[data-path]:not([data-group])')].find(isInSight)
}
