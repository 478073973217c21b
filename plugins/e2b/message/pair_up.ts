import { hash } from 'node:crypto'

import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** Children of an element in two messages. */
export interface Pairs {
  /** Which child is which of the others, in the order of the children. */
  readonly pairs: ReadonlyMap<XmlElement, XmlElement>
  readonly lost: readonly XmlElement[]
  readonly added: readonly XmlElement[]
}

/**
 * Finds the children of an element again. What is the same goes together first, then what is the
 * same but for an order somewhere in it, then what is the same but for its text (documents may be
 * packed otherwise), then what bears one name.
 */
export function pairUp(children: readonly XmlElement[], others: readonly XmlElement[]): Pairs {
  const found = new Map<XmlElement, XmlElement>()
  const lost = new Set(children)
  const added = new Set(others)
  for (const likeOf of [printOf, keyOf, shapeOf, ({ name }: XmlElement) => name]) {
    if (lost.size === 0 || added.size === 0) break
    const alike = Map.groupBy(added, likeOf)
    for (const child of lost) {
      const other = alike.get(likeOf(child))?.shift()
      if (other === undefined) continue
      found.set(child, other)
      lost.delete(child)
      added.delete(other)
    }
  }
  const pairs = new Map(
    children.flatMap((child) => (found.has(child) ? [[child, found.get(child)!]] : []))
  )
  return { pairs, lost: [...lost], added: [...added] }
}

/** Whether two elements say the same, in the same order. */
export function isSame(one: XmlElement, other: XmlElement): boolean {
  return printOf(one) === printOf(other)
}

const prints = new WeakMap<XmlElement, string>()

/** What an element says, with the order of what stands in it. */
function printOf(element: XmlElement): string {
  return inMap(prints, element, () => digest([...ownOf(element), element.children.map(printOf)]))
}

const keys = new WeakMap<XmlElement, string>()

/** What an element says, whatever the order of what stands in it. */
function keyOf(element: XmlElement): string {
  const make = () => digest([...ownOf(element), element.children.map(keyOf).sort()])
  return inMap(keys, element, make)
}

/** An element without its texts. */
function shapeOf({ name, attributes, children }: XmlElement): string {
  return digest([name, Object.entries(attributes).sort(), children.map(shapeOf).sort()])
}

function ownOf({ name, attributes, text, children }: XmlElement): unknown[] {
  const own = children.length > 0 || text.trim() === '' ? text.trim() : text
  return [name, Object.entries(attributes).sort(([a], [b]) => (a < b ? -1 : 1)), own]
}

function inMap(map: WeakMap<XmlElement, string>, key: XmlElement, make: () => string): string {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

/** One short text for nested ones, which would grow with every level. */
function digest(parts: unknown): string {
  return hash('sha1', JSON.stringify(parts), 'base64')
}
