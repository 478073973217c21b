import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import type { NodeMaker } from '#plugins/e2b/message/node_maker'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { expandPlace } from '#plugins/e2b/message/message_places'
import { PlaceError, type Step } from '#plugins/e2b/message/place'

/** The repeating group that every case stands in. */
export const REPORT = 'N.2.r'

export interface Destination {
  node: MessageNode
  /** Attribute that holds the value, `#text` for the text. */
  attribute: string
  /** Repeating groups that the place stands in, outermost first. */
  level: readonly string[]
}

/**
 * Walks a place from the root, making what is missing, and keeps account of the repeating groups
 * that are entered on the way.
 * @param groups repeating groups around the element, where the place does not name them
 */
export function walkPlace(
  place: string,
  root: MessageNode,
  maker: NodeMaker,
  groups: readonly string[] = [],
  readOnly = false
): Destination {
  const { steps, value } = expandPlace(place)
  if (value === undefined) throw new PlaceError(`"${place}" does not say where the value stands`)
  if (steps[0]?.name !== root.name) throw new PlaceError(`"${place}" does not start at the root`)
  let node = root
  let level: readonly string[] = []
  for (const step of steps.slice(1)) {
    const next = levelBehind(step, level, groups, maker.catalogue)
    if (next === undefined) throw new PlaceError(`"${place}" repeats more than its element`)
    node = maker.enter(node, step, next.slice(level.length).map(toKey), readOnly)
    level = next
  }
  if (groups.length > level.length) {
    throw new PlaceError(`"${place}" lacks the mark of a repetition: ${groups.at(-1)} repeats`)
  }
  return { node, attribute: value, level }
}

/** A join leads to the groups of what it refers to, a mark one group further. */
function levelBehind(
  step: Step,
  level: readonly string[],
  groups: readonly string[],
  catalogue: Catalogue
): readonly string[] | undefined {
  const joined = step.tests.flatMap(({ reference }) =>
    reference ? [pathOf(reference.to, catalogue)] : []
  )
  const next = [level, ...joined].reduce((a, b) => (b.length > a.length ? b : a))
  if (!step.repeats) return next
  if (step.group !== undefined) return pathOf(step.group, catalogue)
  return next.length < groups.length ? groups.slice(0, next.length + 1) : undefined
}

/** Repeating groups around a group or an element, itself included, the report first. */
function pathOf(id: string, catalogue: Catalogue): readonly string[] {
  if (id === REPORT) return [REPORT]
  const path = catalogue.element(id)?.path ?? catalogue.group(id)?.path
  if (path === undefined) throw new PlaceError(`There is no element or group named ${id}`)
  return [REPORT, ...path]
}
