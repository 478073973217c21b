import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { MessageNode } from '#plugins/e2b/message/message_node'
import { type PathTest, PlaceError, type Step } from '#plugins/e2b/message/place'

/** Makes the nodes of a tree, step by step; steps that mean the same share a node. */
export class NodeMaker {
  /** Number of nodes made so far; their ids run from 0. */
  count = 0

  constructor(readonly catalogue: Catalogue) {}

  make(parent: MessageNode | undefined, step: Step): MessageNode {
    return new MessageNode(this.count++, step, parent)
  }

  /**
   * The node that a step means below its parent, made when there is none.
   * @param rows keys of the groups whose rows start with this step
   */
  enter(parent: MessageNode, step: Step, rows: string[] = [], readOnly = false): MessageNode {
    const [known, another] = nodesMeant(parent, step)
    if (another) throw new PlaceError(`${step.name} below ${parent.name} means several nodes`)
    if (known === undefined) return this.#makeWhole(parent, step, rows, readOnly)
    if (known.rows.join() !== rows.join()) {
      throw new PlaceError(`Some places repeat ${step.name} below ${parent.name}, others do not`)
    }
    if (!readOnly) known.readOnly = false
    return known
  }

  #makeWhole(parent: MessageNode, step: Step, rows: string[], readOnly: boolean): MessageNode {
    const node = this.make(parent, step)
    node.readOnly = readOnly || parent.readOnly
    node.rows = rows
    for (const test of step.tests) this.#addTest(node, test)
    return node
  }

  /** What tells a node apart is written with it; what joins it to a row takes the row's identifier. */
  #addTest(node: MessageNode, test: PathTest) {
    const isExistence = Object.keys(test.steps.at(-1)!.attributes).length === 0
    if (isExistence && !test.reference) return
    let at = node
    for (const { name, attributes } of test.steps) {
      at = this.enter(at, { name, attributes, tests: [], repeats: false }, [], at.readOnly)
      at.always = true
    }
    if (test.reference) this.#join(node, at, test, test.reference)
  }

  #join(
    node: MessageNode,
    place: MessageNode,
    test: PathTest,
    { attribute, to }: NonNullable<PathTest['reference']>
  ) {
    const element = this.catalogue.element(to)
    const group = toKey(element?.path.at(-1) ?? to)
    const key = element && toKey(element.id)
    node.joins.push({ test, group, key })
    place.slots.set(attribute, { node: place, attribute, kind: 'reference', key: key ?? '', group })
  }
}

/** The nodes that a step means: one that asks for exactly the same, else those that ask for more. */
function nodesMeant(parent: MessageNode, step: Step): readonly MessageNode[] {
  const possible = parent.namesakes(step.name).filter((node) => node.isMeantBy(step))
  const count = Object.keys(step.attributes).length
  const exact = possible.filter(({ attributes }) => Object.keys(attributes).length === count)
  return exact.length > 0 ? exact : possible
}
