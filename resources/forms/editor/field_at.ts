import { toId, toKey } from '#kernel/case/content/element_id'
import { formatPath, parsePath, type PathStep } from '#kernel/case/content/element_path'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'

/**
 * What a field carries on the screen, so that it is found by each of its elements.
 * @param steps rows around the field, outermost first
 */
export function fieldMarks(field: ElementField, steps: readonly PathStep[]) {
  const paths = elementsOfField(field).map((id) => formatPath([...steps, { key: toKey(id) }]))
  const [own, ...others] = paths
  return { 'data-path': own, 'data-with': others.join(' ') || undefined }
}

/**
 * The place of an element, a row, a group or a heading on the screen. An element that is shown with
 * another one (a unit, a version) stands in the field of that one, a heading is its panel.
 */
export function placeAt(path: string): HTMLElement | null {
  const own = CSS.escape(path)
  return document.querySelector(`[data-path="${own}"], [data-with~="${own}"]`)
}

/** The box of its own that an element has in the field of another one. */
export function boxAt(path: string): HTMLElement | null {
  const element = toId(parsePath(path).at(-1)!.key)
  return placeAt(path)?.querySelector<HTMLElement>(`[data-element="${element}"]`) ?? null
}
