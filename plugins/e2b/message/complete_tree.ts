import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { NodeMaker } from '#plugins/e2b/message/node_maker'
import { PlaceError } from '#plugins/e2b/message/place'
import { TIME_PARTS, isTimeNode } from '#plugins/e2b/message/time_expression'

/** Gives every node its HL7 type and its place among its neighbours, and adds what the schema asks for. */
export function completeTree(root: MessageNode, maker: NodeMaker) {
  const visit = (node: MessageNode) => {
    for (const child of node.children) typeOf(node, child)
    addMandatory(maker, node)
    node.children.sort((a, b) => a.order - b.order || a.id - b.id)
    for (const child of node.children) child.exactOnly = isRegional(child)
    for (const namesakes of node.childrenByName.values()) {
      namesakes.sort((a, b) => b.specificity - a.specificity || a.id - b.id)
    }
    node.children.forEach(visit)
  }
  visit(root)
}

function isRegional({ elements }: MessageNode): boolean {
  return elements.length > 0 && elements.every(({ profile }) => profile !== undefined)
}

function typeOf(parent: MessageNode, child: MessageNode) {
  const children = isTimeNode(parent) ? TIME_PARTS : (parent.type?.children ?? [])
  child.order = children.findIndex(({ name }) => name === child.name)
  const known = children[child.order]
  if (known === undefined) {
    const { name, typeName = 'no known type' } = parent
    throw new PlaceError(`The schema has no ${child.name} below ${name} (${typeName})`)
  }
  child.setType(child.attributes['xsi:type'] ?? known.type)
}

/** A node without a child that the schema asks for would make the message invalid. */
function addMandatory(maker: NodeMaker, node: MessageNode) {
  if (isTimeNode(node)) return
  for (const { name, mandatory } of node.type?.children ?? []) {
    if (!mandatory) continue
    const namesakes = node.namesakes(name)
    if (namesakes.length > 1 || namesakes.some(({ rows }) => rows.length > 0)) continue
    const child =
      namesakes[0] ?? maker.make(node, { name, attributes: {}, tests: [], repeats: false })
    child.always = true
    child.readOnly = node.readOnly
    if (namesakes.length === 0) typeOf(node, child)
  }
}
