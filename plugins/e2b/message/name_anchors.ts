import { STRUCTURAL } from '#plugins/e2b/message/expected_attributes'
import type { MessageNode } from '#plugins/e2b/message/message_node'

/** What tells no node from its neighbours. */
const INDISTINCT = new Set([...STRUCTURAL, 'codeSystem', 'xsi:type', 'nullFlavor'])

/**
 * Names every node for what is kept beside a case: below the node in which a row starts, by names
 * and codes (`observation/outboundRelationship2:34`). The names depend on what stands in the message
 * only, so that they stay the same when elements are added to the catalogue.
 */
export function nameAnchors(root: MessageNode) {
  const starts = new Map<string, Set<string>>()
  const visit = (node: MessageNode, taken: Set<string>) => {
    const group = node.rows.at(-1)
    if (group !== undefined && !starts.has(group)) starts.set(group, new Set())
    const base = group === undefined && node.parent ? `${node.parent.anchor}/` : ''
    node.anchor = free(base + labelOf(node), group === undefined ? taken : starts.get(group)!)
    const below = new Set<string>()
    for (const child of node.children) visit(child, below)
  }
  visit(root, new Set())
}

function labelOf({ name, attributes, tests, prefix, position }: MessageNode): string {
  const values = [attributes, ...tests.flatMap(({ steps }) => steps.map((step) => step.attributes))]
    .flatMap((each) => Object.entries(each))
    .filter(([attribute]) => !INDISTINCT.has(attribute))
    .map(([, value]) => value)
  return [name, ...values, prefix, position].filter((part) => part !== undefined).join(':')
}

function free(label: string, taken: Set<string>): string {
  let name = label
  for (let count = 2; taken.has(name); count++) name = `${label}#${count}`
  taken.add(name)
  return name
}
