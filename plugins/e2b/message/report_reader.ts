import { randomUUID } from 'node:crypto'

import type { Envelope, Row } from '#kernel/content/case_content'
import { isEmptyPart } from '#plugins/e2b/message/expected_attributes'
import { matchNode } from '#plugins/e2b/message/match'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { RowRegister } from '#plugins/e2b/message/row_register'
import { rowsOf } from '#plugins/e2b/message/row_register'
import { flattenTestValue, isTestValueNode } from '#plugins/e2b/message/test_value'
import { flattenTime, isTimeNode } from '#plugins/e2b/message/time_expression'
import type { ValueReader } from '#plugins/e2b/message/value_reader'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** Where the reader is: the row that takes values, and the header that takes those of N.*. */
export interface Context {
  row: Row
  envelope: Envelope
}

type StartReport = (node: MessageNode, element: XmlElement) => void

/** Walks one case of a message, or the header of the batch, along the tree. */
export class ReportReader {
  readonly #later: { node: MessageNode; element: XmlElement; context: Context }[] = []

  /** @param startReport what to do with a report, when the header of the batch is read */
  constructor(
    readonly values: ValueReader,
    readonly register: RowRegister,
    readonly startReport?: StartReport
  ) {}

  read(node: MessageNode, element: XmlElement, context: Context) {
    this.values.sources?.noteRow(context.row, { node, element })
    this.#readNode(node, element, context)
    this.#readJoined()
    this.values.finish()
  }

  #readNode(node: MessageNode, source: XmlElement, context: Context) {
    const element = flatten(node, source)
    const isDocument = this.values.read(node, element, context)
    const used = new Set<MessageNode>()
    const ordinals = new Map<string, number>()
    for (const child of element.children) {
      if (isDocument && child.name === 'reference') continue
      const ordinal = ordinals.get(child.name) ?? 0
      ordinals.set(child.name, ordinal + 1)
      const found = matchNode(node, child, ordinal)
      if (found === undefined || !isFirst(found, used)) {
        if (!isEmptyPart(node, child)) this.values.reportElement(child)
      } else if (found.rows.length === 0) this.#readNode(found, child, context)
      else this.#startRow(found, child, context)
    }
  }

  #startRow(node: MessageNode, element: XmlElement, context: Context) {
    if (this.startReport) this.startReport(node, element)
    else if (node.joins.length > 0) this.#later.push({ node, element, context })
    else this.#readRow(node, element, context, node.rows)
  }

  /** Reads into a new row, which is kept when it holds anything or has an identity of its own. */
  #readRow(node: MessageNode, element: XmlElement, context: Context, groups: readonly string[]) {
    const [group, ...deeper] = groups
    this.values.sources?.noteRow(context.row, { node, element })
    if (group === undefined) return this.#readNode(node, element, context)
    const row: Row = { id: randomUUID() }
    const { id } = row
    this.#readRow(node, element, { ...context, row }, deeper)
    if (Object.keys(row).length > 1 || row.id !== id) rowsOf(context.row, group).push(row)
  }

  /** Blocks that belong to a row which stands elsewhere, those of the deepest rows first. */
  #readJoined() {
    const blocks = this.#later.sort((a, b) => b.node.rows.length - a.node.rows.length)
    for (const { node, element, context } of blocks) {
      const groups = [...node.rows]
      let row: Row | undefined = context.row
      for (const join of node.joins.toSorted(
        (a, b) => depth(node, a.group) - depth(node, b.group)
      )) {
        row = row && this.register.joined(row, join, element)
        groups.shift()
      }
      if (row === undefined) this.values.reportElement(element)
      else this.#readRow(node, element, { ...context, row }, groups)
    }
  }
}

function depth(node: MessageNode, group: string): number {
  return node.rows.indexOf(group)
}

/** A second element of a kind is no second value; only folders may come again. */
function isFirst(node: MessageNode, used: Set<MessageNode>): boolean {
  const isKnown = used.has(node)
  used.add(node)
  return !isKnown || node.rows.length > 0 || node.isFolder
}

function flatten(node: MessageNode, element: XmlElement): XmlElement {
  if (isTimeNode(node)) return flattenTime(element)
  return isTestValueNode(node) ? flattenTestValue(element) : element
}
