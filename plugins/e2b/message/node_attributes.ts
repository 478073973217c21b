import type { Row } from '#kernel/content/case_content'
import { isRows } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'
import { type FileLeaf, type Leaf, isFile, isFilled } from '#kernel/content/leaf'
import { writeAttachment } from '#plugins/e2b/message/attachment'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { Source } from '#plugins/e2b/message/message_writer'
import type { Slot } from '#plugins/e2b/message/slot'
import { writeValue } from '#plugins/e2b/message/write_value'

/** What an element carries: attributes, its text as `#text`, the name of a document as `#reference`. */
export type Carried = Record<string, string>

/** Gathers what a node carries for a row. */
export class NodeAttributes {
  /** @param rows the rows around the node that is being written, by group */
  constructor(
    readonly rows: ReadonlyMap<string, Row>,
    readonly attachments: ReadonlyMap<string, Uint8Array>
  ) {}

  of(node: MessageNode, row: Source): Carried {
    const carried: Carried = {}
    for (const [name, value] of node.type?.attributes ?? []) carried[name] = value
    Object.assign(carried, node.attributes)
    for (const slot of node.slots.values()) this.#add(slot, row, carried)
    return carried
  }

  #add(slot: Slot, row: Source, carried: Carried) {
    const { kind, attribute } = slot
    if (slot.value !== undefined) carried[attribute] = slot.value
    if (kind === 'identity') carried[attribute] = String(row.id)
    else if (kind === 'reference') this.#addReference(slot, carried)
    else if (kind === 'mirror') {
      const value = row[slot.key]
      if (typeof value === 'string') carried[attribute] = value
    } else if (kind === 'element') {
      const leaf = leafOf(slot, row)
      if (isFile(leaf)) Object.assign(carried, this.#documentOf(leaf))
      else if (leaf !== undefined) writeValue(slot, leaf, carried)
    }
  }

  #addReference({ group, key, attribute }: Slot, carried: Carried) {
    const row = this.rows.get(group!)
    const identifier = key === '' ? row?.id : row?.[key]
    if (typeof identifier === 'string') carried[attribute] = identifier
  }

  #documentOf(leaf: FileLeaf): Carried {
    const own = leaf.base64 === undefined ? undefined : Buffer.from(leaf.base64, 'base64')
    const bytes = own ?? this.attachments.get(leaf.file)
    if (bytes === undefined) throw new Error(`The content of the document ${leaf.file} is missing`)
    const { attributes, text } = writeAttachment(leaf, bytes)
    const name: Carried = leaf.name === undefined ? {} : { '#reference': leaf.name }
    return { ...attributes, ...name, '#text': text }
  }
}

/** The leaf of the element, else of another region's element with the same place. */
function leafOf({ key, also = [] }: Slot, row: Source): Leaf | undefined {
  const leaves = [row[key], ...also.map(({ id }) => row[toKey(id)])]
  return leaves.find((leaf): leaf is Leaf => !isRows(leaf) && isFilled(leaf))
}
