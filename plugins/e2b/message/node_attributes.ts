import type { Row } from '#kernel/case/content/case_content'
import { isRows } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { type FileLeaf, type Leaf, isFile, isFilled } from '#kernel/case/content/leaf'
import { attachmentAttributes, attachmentText } from '#plugins/e2b/message/attachment'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { Source } from '#plugins/e2b/message/message_writer'
import type { Slot } from '#plugins/e2b/message/slot'
import { writeValue } from '#plugins/e2b/message/write_value'
import { noAttributes } from '#plugins/e2b/message/xml_element'

/** What an element carries: attributes, its text as `#text`, the name of a document as `#reference`. */
export type Carried = Record<string, string>

/** Gathers what a node carries for a row. */
export class NodeAttributes {
  /** Identifiers of rows in the message, where they are not the row's own. */
  identifiers: ReadonlyMap<string, Carried> = new Map()

  /** Rows that something in the message refers to. */
  readonly referred = new Set<string>()

  /** @param rows the rows around the node that is being written, by group */
  constructor(
    readonly rows: ReadonlyMap<string, Row>,
    readonly attachments: ReadonlyMap<string, Uint8Array>
  ) {}

  of(node: MessageNode, row: Source): Carried {
    const carried = this.outlineOf(node, row)
    for (const slot of node.slots.values()) {
      if (slot.kind === 'identity') this.#addIdentifier(String(row.id), carried)
      else if (slot.kind === 'reference') this.#addReference(slot, carried)
      else if (slot.element?.type === 'file') {
        const leaf = leafOf(slot, row)
        if (isFile(leaf)) carried['#text'] = this.#textOf(leaf)
      }
    }
    return carried
  }

  /** The same without references, identifiers and the contents of documents. */
  outlineOf(node: MessageNode, row: Source): Carried {
    const carried: Carried = noAttributes()
    for (const [name, value] of node.type?.attributes ?? []) carried[name] = value
    Object.assign(carried, node.attributes)
    for (const slot of node.slots.values()) this.#add(slot, row, carried)
    return carried
  }

  #add(slot: Slot, row: Source, carried: Carried) {
    const { kind, attribute } = slot
    if (slot.value !== undefined) carried[attribute] = slot.value
    if (kind === 'mirror') {
      const value = row[slot.key]
      if (typeof value === 'string') carried[attribute] = value
    } else if (kind === 'element') {
      const leaf = leafOf(slot, row)
      if (isFile(leaf)) Object.assign(carried, outlineOf(leaf))
      else if (leaf !== undefined) writeValue(slot, leaf, carried)
    }
  }

  /** The identifier of a row as it came with the message, else its own. */
  #addIdentifier(id: string, carried: Carried) {
    const came = this.identifiers.get(id)
    if (came) return Object.assign(carried, came)
    const [root = '', extension] = id.split('^')
    carried.root = root
    if (extension !== undefined) carried.extension = extension
  }

  #addReference({ group, key }: Slot, carried: Carried) {
    const row = this.rows.get(group!)
    const identifier = key === '' ? row?.id : row?.[key]
    if (typeof identifier !== 'string') return
    this.referred.add(identifier)
    this.#addIdentifier(identifier, carried)
  }

  #textOf(leaf: FileLeaf): string {
    const own = leaf.base64 === undefined ? undefined : Buffer.from(leaf.base64, 'base64')
    const bytes = own ?? this.attachments.get(leaf.file)
    if (bytes === undefined) throw new Error(`The content of the document ${leaf.file} is missing`)
    return attachmentText(leaf, bytes)
  }
}

function outlineOf(leaf: FileLeaf): Carried {
  const name: Carried = leaf.name === undefined ? {} : { '#reference': leaf.name }
  return { ...attachmentAttributes(leaf), ...name }
}

/** The leaf of the element, else of another region's element with the same place. */
function leafOf({ key, also = [] }: Slot, row: Source): Leaf | undefined {
  const leaves = [row[key], ...also.map(({ id }) => row[toKey(id)])]
  return leaves.find((leaf): leaf is Leaf => !isRows(leaf) && isFilled(leaf))
}
