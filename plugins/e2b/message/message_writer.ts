import type { Row } from '#kernel/content/case_content'
import { isRows } from '#kernel/content/case_content'
import { type Leaf, isFilled } from '#kernel/content/leaf'
import { Marks, NOTHING } from '#plugins/e2b/message/marks'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { MessageTree } from '#plugins/e2b/message/message_tree'
import { type Carried, NodeAttributes } from '#plugins/e2b/message/node_attributes'
import { boundsOf, isTestValueNode } from '#plugins/e2b/message/test_value'
import {
  type TimeComponent,
  isTimeNode,
  timeComponents,
} from '#plugins/e2b/message/time_expression'
import type { WriteMessage } from '#plugins/e2b/message/writer'
import type { XmlWriter } from '#plugins/e2b/message/xml_writer'

/** The row whose values are being written. */
export type Source = Record<string, Leaf | Row[] | string>

/**
 * Walks the tree with the rows of a case. Each row first marks the nodes that it has something
 * for; then the marked nodes are written in the order of the tree, which is that of the schema.
 */
export class MessageWriter {
  readonly #marks: Marks
  readonly #rows = new Map<string, Row>()
  readonly #attributes: NodeAttributes

  constructor(
    readonly tree: MessageTree,
    readonly xml: XmlWriter,
    attachments: ReadonlyMap<string, Uint8Array>
  ) {
    this.#marks = new Marks(tree.size)
    this.#attributes = new NodeAttributes(this.#rows, attachments)
  }

  write({ batch, reports }: WriteMessage) {
    const rows = reports.map(({ envelope, content }) => ({ ...envelope, ...content, id: '' }))
    const source: Source = { ...batch, N_2_r: rows }
    this.#writeNode(this.tree.root, source, this.#marks.markRow(this.tree.root, source))
  }

  #writeNode(node: MessageNode, row: Source, mark: number) {
    if (isTimeNode(node)) return this.#writeTime(node, row, mark)
    if (isTestValueNode(node)) return this.#writeTestValue(node, row)
    this.#open(node.name, this.#attributes.of(node, row))
    for (const child of node.children) {
      if (child.readOnly) continue
      if (child.rows.length > 0) this.#writeRows(child, row, child.rows)
      else if (child.always || this.#marks.has(child, mark)) this.#writeNode(child, row, mark)
    }
    this.xml.close()
  }

  /** Writes a node once for each row of its groups; takes whether any was written. */
  #writeRows(node: MessageNode, parent: Source, groups: readonly string[]): boolean {
    const [group, ...deeper] = groups as [string, ...string[]]
    const rows = parent[group]
    if (!isRows(rows)) return false
    let isAny = false
    for (const row of rows) {
      this.#rows.set(group, row)
      const isWritten =
        deeper.length > 0 ? this.#writeDeeper(node, row, deeper) : this.#writeRow(node, row)
      isAny ||= isWritten
    }
    this.#rows.delete(group)
    return isAny
  }

  /** A pair of drug and event without an assessment still names its event, in a bare block. */
  #writeDeeper(node: MessageNode, row: Row, groups: readonly string[]): boolean {
    if (this.#writeRows(node, row, groups)) return true
    const isNamed = node.joins.some(
      ({ group, key }) => key !== undefined && this.#rows.get(group) === row && isFilled(row[key])
    )
    if (isNamed) this.#writeNode(node, {}, NOTHING)
    return isNamed
  }

  #writeRow(node: MessageNode, row: Row): boolean {
    const mark = this.#marks.markRow(node, row)
    if (mark === NOTHING) return false
    this.#writeNode(node, row, mark)
    return true
  }

  #open(name: string, { '#text': text, '#reference': reference, ...attributes }: Carried) {
    this.xml.open(name)
    for (const each in attributes) this.xml.attribute(each, attributes[each]!)
    if (reference !== undefined) {
      this.#open('reference', { value: reference })
      this.xml.close()
    }
    if (text !== undefined) this.xml.text(text)
  }

  #writeTime(node: MessageNode, row: Source, mark: number) {
    const parts = node.children.filter((child) => this.#marks.has(child, mark))
    const components = timeComponents(parts)
    const [only, another] = components
    if (only && !another) return this.#writeComponent(node.name, only, row, {})
    this.#open(node.name, { 'xsi:type': 'SXPR_TS' })
    components.forEach((component, index) => {
      this.#writeComponent('comp', component, row, index > 0 ? { operator: 'A' } : {})
    })
    this.xml.close()
  }

  #writeComponent(name: string, { type, parts }: TimeComponent, row: Source, others: Carried) {
    this.#open(name, { 'xsi:type': type, ...others })
    for (const part of parts) this.#writeNode(part, row, NOTHING)
    this.xml.close()
  }

  #writeTestValue(node: MessageNode, row: Source) {
    this.#open(node.name, { 'xsi:type': 'IVL_PQ' })
    for (const center of node.children) {
      for (const { name, attributes } of boundsOf(this.#attributes.of(center, row))) {
        this.#open(name, attributes)
        this.xml.close()
      }
    }
    this.xml.close()
  }
}
