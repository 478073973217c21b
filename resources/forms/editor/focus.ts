import type { FocusEvent } from 'react'

/** Where one types or chooses; of a group of answers only the one that Tab reaches. */
const BOXES =
  ':is(input, textarea, select, [role=radio]):enabled:not([tabindex="-1"]), [role=gridcell][tabindex="0"]'
const STOPS = `${BOXES}, button:enabled:not([tabindex="-1"]), a[href]`

/** What F6 goes through: the panels of a page and its groups. */
const PANELS = '[data-panel]'

/**
 * Whether something lies over the screen that has the keys for itself: a dialog, a menu. It hides
 * the rest from screen readers from its opening until it closes; one that fades out covers no more.
 * @param dialog `id` of a dialog: whether something lies over that
 */
export function isCovered(dialog: string | null = null): boolean {
  const places = dialog === null ? ['app', 'admin'] : [dialog]
  return places.some(
    (place) => document.getElementById(place)?.getAttribute('aria-hidden') === 'true'
  )
}

/**
 * Puts the cursor into the first box of a place, else onto its first button.
 * @returns whether there was one
 */
export function focusFirst(place: Element | null | undefined): boolean {
  const entry = place?.querySelector<HTMLElement>(BOXES) ?? place?.querySelector<HTMLElement>(STOPS)
  entry?.focus()
  return entry !== null && entry !== undefined
}

/** The boxes of a place, in the order in which Tab reaches them. */
export function boxesIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(BOXES)]
}

/** Puts the cursor where a page begins: into its first panel, be it a group that is empty. */
export function focusPage(): void {
  const panels = document.querySelectorAll(`#work ${PANELS}`)
  for (const panel of panels) if (focusFirst(panel)) return
  const work = document.getElementById('work')
  if (!focusFirst(work)) work?.focus()
}

/**
 * Whether the cursor goes from a place elsewhere on the screen: not into a menu or dialog of the place,
 * and not into another window.
 */
export function isLeft({ currentTarget, target, relatedTarget }: FocusEvent<Element>): boolean {
  if (!currentTarget.contains(target)) return false
  if (!(relatedTarget instanceof Node)) return document.activeElement !== target
  const screen = currentTarget.closest('#app, #admin')
  return !currentTarget.contains(relatedTarget) && Boolean(screen?.contains(relatedTarget))
}

/** The path of the field that has the cursor. */
export function focusedPath(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path
}

/**
 * Puts the cursor into a row that stands on the screen.
 * @param path machine path of the row
 * @param like machine path of a field in another row of the group: the same field is taken
 */
export function focusRow(path: string, like?: string): void {
  const below = like && belowRow(like, path)
  const same = below && document.querySelector(`[data-path="${CSS.escape(path + below)}"]`)
  if (same && focusFirst(same)) return
  const first = document.querySelector(
    `[data-path^="${CSS.escape(`${path}.`)}"] :is(${BOXES})`
  ) as HTMLElement | null
  first?.focus()
}

/** What follows the row in the path of a field: `G_k[1].G_k_2_2` below `G_k[2]` is `.G_k_2_2`. */
function belowRow(field: string, row: string): string | undefined {
  const group = row.slice(0, row.lastIndexOf('[') + 1)
  if (!field.startsWith(group)) return undefined
  return field.slice(field.indexOf(']', group.length) + 1)
}

/**
 * Puts the cursor into the next panel of the page, or into the one before.
 * @param by 1 or -1
 */
export function focusPanel(by: 1 | -1): void {
  const panels = [...document.querySelectorAll(`#work ${PANELS}`)]
  const here = document.activeElement
  const at = panels.findLastIndex((panel) => panel.contains(here) || isBefore(panel, here))
  for (let next = at + by; panels[next]; next += by) if (focusFirst(panels[next])) return
}

function isBefore(panel: Element, place: Element | null): boolean {
  return Boolean(place && panel.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING)
}

/** Adds a row to the first group that stands at the cursor or behind it. */
export function addToNextGroup(): void {
  const here = document.activeElement
  const adders = [...document.querySelectorAll<HTMLElement>('#work [data-add]')]
  const next = adders.find((adder) => !here || !isBefore(adder, here) || adder.contains(here))
  next?.click()
}
