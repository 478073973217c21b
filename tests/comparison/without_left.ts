import type { Unmapped } from '#plugins/e2b/message/reader'
import type { PlainNode } from '#tests/comparison/plain_tree'

/** A message without what was told as left out of it. */
export interface WithoutLeft {
  readonly message: PlainNode
  /** Places of the elements that something left out stood in. */
  readonly around: ReadonlySet<string>
  /** Places that were told and are not in the message. */
  readonly nowhere: readonly string[]
}

/**
 * Takes out of a message what was told as left out: each part at its own place, and once. What is
 * left out at the first drug stays at the second.
 */
export function withoutLeft(message: PlainNode, left: readonly Unmapped[]): WithoutLeft {
  const places = new Set(left.map(({ place }) => place))
  const around = new Set<string>()
  const without = (node: PlainNode): PlainNode => {
    const take = (place: string) => places.delete(place) && around.add(node.place) !== undefined
    const attributes = [...node.attributes].filter(([name]) => !take(`${node.place}/@${name}`))
    const texts = take(`${node.place}/text()`) ? [] : node.texts
    const children = node.children.filter(({ place }) => !take(place)).map(without)
    if (children.some(({ place }) => around.has(place))) around.add(node.place)
    return { ...node, attributes: new Map(attributes), texts, children }
  }
  return { message: without(message), around, nowhere: [...places] }
}
