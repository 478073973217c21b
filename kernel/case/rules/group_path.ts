import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'

/** A segment that counts rows: the r, i or k of the guide. */
const COUNTER = /^[a-z]$/

/**
 * Keys of the repeating groups around an element, outermost first; of a repeating group: itself
 * included. Elements that the catalogue does not know are read from their number, whose
 * one-letter segments end a group: G.k.4.r.CN.1 stands in G.k and G.k.4.r.
 */
export function groupPath(id: string, catalogue?: Catalogue): readonly string[] {
  const known = catalogue?.element(id)?.path ?? catalogue?.group(id)?.path
  if (known) return known.map(toKey)
  const segments = id.split('.').filter((segment) => !segment.startsWith('@'))
  return segments.flatMap((segment, at) =>
    at > 0 && COUNTER.test(segment) ? [segments.slice(0, at + 1).join('_')] : []
  )
}

/** Whether a number stands for a repeating group and not for an element. */
export function isGroup(id: string, catalogue: Catalogue): boolean {
  return catalogue.element(id) === undefined && groupPath(id, catalogue).at(-1) === toKey(id)
}
