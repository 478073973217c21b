import type { Page } from 'playwright'

import { toKey } from '#kernel/case/content/element_id'

/** One thing that a person does on a page: a field with what is typed, a new row, or bare keys. */
export type Stroke =
  | readonly [element: string, ...typed: (string | { key: string })[]]
  | { readonly add: string }
  | { readonly press: readonly string[] }

/** More steps than any page has places: the way to a field has been lost. */
const MOST_STEPS = 120

/**
 * Somebody who has no mouse: everything goes through the keys of the keyboard, and every key is
 * counted. Where the cursor stands is only read, never set.
 */
export class KeyboardOnly {
  /** Characters that were typed into boxes. */
  typed = 0
  /** All other keys: Tab, F6, Alt+N ... */
  steered = 0

  constructor(private readonly page: Page) {}

  async press(key: string) {
    this.steered++
    await this.page.keyboard.press(key)
  }

  async type(text: string) {
    this.typed += text.length
    await this.page.keyboard.type(text)
  }

  async do(strokes: readonly Stroke[]) {
    for (const stroke of strokes) {
      if ('add' in stroke) await this.#add(stroke.add)
      else if ('press' in stroke) for (const key of stroke.press) await this.press(key)
      else await this.#fill(stroke)
    }
  }

  /** Waits until the cursor stands in a page of the case: nobody types before they see it. */
  async arrive(page: string) {
    await this.page.waitForURL(new RegExp(`/pages/${page}([?#]|$)`))
    await this.page.waitForFunction(() => document.activeElement?.closest('#work'))
  }

  async #fill([element, ...typed]: readonly [string, ...(string | { key: string })[]]) {
    await this.#goTo(element)
    for (const each of typed) {
      if (typeof each === 'string') await this.type(each)
      else await this.press(each.key)
    }
  }

  /** To a field: F6 as long as it stands behind the next panel, then Tab. */
  async #goTo(element: string) {
    for (let step = 0; step < MOST_STEPS; step++) {
      const key = await this.page.evaluate(wayTo, { element, key: toKey(element) })
      if (key === null) return
      // Thrown here, where the stack names a file.
      if (key !== 'F6' && key !== 'Tab') throw new Error(key)
      await this.press(key)
    }
    throw new Error(`The keys do not lead to ${element}`)
  }

  /** A row of a group: F6 to the group unless the cursor stands in it, then Alt+N. */
  async #add(group: string) {
    const isIn = () =>
      this.page.evaluate(
        (wanted) =>
          document.activeElement?.closest<HTMLElement>('[data-group]')?.dataset.group === wanted,
        group
      )
    for (let step = 0; !(await isIn()); step++) {
      if (step > MOST_STEPS) throw new Error(`The keys do not lead to ${group}`)
      await this.press('F6')
    }
    await this.press('Alt+n')
  }
}

/** In the browser: the key that comes nearer to a field, null once the cursor stands in it; or why there is none. */
function wayTo({ element, key }: { element: string; key: string }): string | null {
  const here = document.activeElement!
  const beside = here.matches('input[aria-label]') && here.getAttribute('aria-label')!
  const path = here.closest<HTMLElement>('[data-path]')?.dataset.path
  const at = beside ? beside.split(' ')[0] : path?.split('.').at(-1)
  if (at === element || (!beside && at === key)) return null
  const after = (a: Element, b: Element) =>
    Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING)
  const places = document.querySelectorAll(
    `[data-path$=".${key}"], [data-path="${key}"], input[aria-label^="${element} "]`
  )
  const target = [...places].find((place) => after(here, place) || place.contains(here))
  if (!target) return `${element} does not stand behind ${path ?? here.outerHTML}`
  const panels = [...document.querySelectorAll('#work [data-panel]')]
  const between = panels.some(
    (panel) =>
      after(here, panel) &&
      !panel.contains(here) &&
      (after(panel, target) || panel.contains(target))
  )
  return between ? 'F6' : 'Tab'
}
