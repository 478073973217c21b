import type { MessageNode } from '#plugins/e2b/message/message_node'
import { identifierAt } from '#plugins/e2b/message/row_register'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** Why an element gives the case no value: nothing has a place for it, or it says nothing itself. */
export type Valueless = 'unmapped' | 'silent'

/** An element that stands among its siblings in two messages. */
export interface Sibling {
  readonly element: XmlElement
  /** What it is in the tree; undefined where the tree has nothing for it. */
  readonly node: MessageNode | undefined
  readonly valueless: Valueless | undefined
  /** Where it stands now; siblings are given in the order in which they stood. */
  readonly position: number
}

/** A sibling that stands before or behind others than it did. */
interface Moved<Each> {
  readonly sibling: Each
  /** Whether its order says something: which row is the first and which the second. */
  readonly isFact: boolean
}

/**
 * The fewest siblings that must have moved for the others to stand as they did. Order says something
 * among rows of one group in one row, and among what only its order tells apart, such as given
 * names. It says nothing between elements that their names, codes or identifiers tell apart.
 */
export function movedSiblings<Each extends Sibling>(siblings: readonly Each[]): Moved<Each>[] {
  if (isAscending(siblings)) return []
  const kinds = Map.groupBy(siblings, kindOf)
  const facts = new Set([...kinds.values()].flatMap(outOfOrder))
  const others = outOfOrder(siblings.filter((sibling) => !facts.has(sibling)))
  return [
    ...[...facts].map((sibling) => ({ sibling, isFact: true })),
    ...others.map((sibling) => ({ sibling, isFact: false })),
  ]
}

function isAscending(siblings: readonly Sibling[]): boolean {
  return siblings.every(
    ({ position }, index) => index === 0 || siblings[index - 1]!.position < position
  )
}

/** Among siblings of one kind order says something. */
function kindOf({ element, node, valueless }: Sibling): string {
  const { name } = element
  if (valueless === 'silent') return 'silent'
  if (node === undefined) return name
  // Of given names the second is the middle name.
  if (node.parent?.namesakes(name).some(({ position }) => position !== undefined)) return name
  // What is no row of the case stands behind those that are.
  const isRow = valueless === undefined || node.rows.length === 0
  return [
    node.id,
    isRow,
    ...node.joins.map(({ test }) => String(identifierAt(element, test))),
  ].join(' ')
}

/** All but a longest run of siblings that stand in their order. */
function outOfOrder<Each extends Sibling>(siblings: readonly Each[]): Each[] {
  // For each length the run that ends first, by its last sibling.
  const ends: Each[] = []
  const before = new Map<Each, Each | undefined>()
  for (const sibling of siblings) {
    const length = firstNotBelow(ends, sibling.position)
    before.set(sibling, ends[length - 1])
    ends[length] = sibling
  }
  const stayed = new Set<Each>()
  for (let at = ends.at(-1); at; at = before.get(at)) stayed.add(at)
  return siblings.filter((sibling) => !stayed.has(sibling))
}

/** Where in an ascending list a position belongs. */
function firstNotBelow(ends: readonly Sibling[], position: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ends[middle]!.position < position) low = middle + 1
    else high = middle
  }
  return low
}
