import { toKey } from '#kernel/case/content/element_id'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { Slot } from '#plugins/e2b/message/slot'

/** What of the tree belongs to the rows that start with a node: down to where other rows start. */
export interface Reach {
  /** Slots by the key of their element; `id` stands for the identifier of the row. */
  slots: ReadonlyMap<string, Slot[]>
  /** Nodes in which rows of a deeper group start, by the key of that group. */
  starters: ReadonlyMap<string, MessageNode[]>
}

const reaches = new WeakMap<MessageNode, Reach>()

/** The reach of a node, computed once per tree. */
export function reachOf(start: MessageNode): Reach {
  let reach = reaches.get(start)
  if (reach === undefined) {
    reach = computeReach(start)
    reaches.set(start, reach)
  }
  return reach
}

function computeReach(start: MessageNode): Reach {
  const slots = new Map<string, Slot[]>()
  const starters = new Map<string, MessageNode[]>()
  const visit = (node: MessageNode) => {
    for (const slot of node.slots.values()) {
      for (const key of keysOf(slot)) add(slots, key, slot)
    }
    for (const child of node.children) {
      if (child.readOnly) continue
      if (child.rows.length > 0) add(starters, child.rows[0]!, child)
      else visit(child)
    }
  }
  visit(start)
  return { slots, starters }
}

function keysOf({ kind, key, also = [] }: Slot): string[] {
  if (kind === 'identity') return ['id']
  return kind === 'element' ? [key, ...also.map(({ id }) => toKey(id))] : []
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value) {
  map.set(key, [...(map.get(key) ?? []), value])
}
