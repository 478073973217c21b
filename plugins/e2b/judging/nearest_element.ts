import type { Catalogue } from '#kernel/case/content/catalogue'
import { matchNode } from '#plugins/e2b/message/match'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { messageTree } from '#plugins/e2b/message/message_tree'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

/**
 * Where a value that is missing belongs: from the element of its row as far towards its place as
 * the message goes.
 * @param row element of the row, and what it is in the tree of the message
 * @param key of the element that has no value
 */
export function nearestElement(
  row: { readonly element: XmlElement; readonly node?: MessageNode },
  key: string,
  catalogue: Catalogue
): XmlElement {
  let nearest = row.element
  let deepest = 0
  for (const slot of messageTree(catalogue).slotsOf.get(key) ?? []) {
    const way = wayTo(slot.node, row.node)
    let at = row.element
    let depth = 0
    for (const node of way) {
      const next = childThatIs(node, at)
      if (next === undefined) break
      at = next
      depth++
    }
    if (depth > deepest) {
      nearest = at
      deepest = depth
    }
  }
  return nearest
}

/** The nodes from below one down to another; none when it does not lie below. */
function wayTo(node: MessageNode, from: MessageNode | undefined): MessageNode[] {
  const way: MessageNode[] = []
  for (let at: MessageNode | undefined = node; at !== from; at = at.parent) {
    if (at === undefined) return []
    way.unshift(at)
  }
  return way
}

function childThatIs(node: MessageNode, { children }: XmlElement): XmlElement | undefined {
  const namesakes = children.filter(({ name }) => name === node.name)
  return namesakes.find((child, ordinal) => matchNode(node.parent!, child, ordinal) === node)
}
