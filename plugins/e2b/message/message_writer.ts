import type { Row } from '#kernel/case/content/case_content'
import { isRows } from '#kernel/case/content/case_content'
import { type Leaf, isFilled } from '#kernel/case/content/leaf'
import { UnmappedParts, keptBesideBatch, type PutBack } from '#plugins/e2b/message/unmapped'
import type { Unmapped } from '#plugins/e2b/message/unmapped_parts'
import { Marks, NOTHING } from '#plugins/e2b/message/marks'
import { namesRow, type MessageNode } from '#plugins/e2b/message/message_node'
import type { MessageTree } from '#plugins/e2b/message/message_tree'
import { type Carried, NodeAttributes } from '#plugins/e2b/message/node_attributes'
import { boundsOf, isTestValueNode } from '#plugins/e2b/message/test_value'
import {
  type TimeComponent,
  isTimeNode,
  timeComponents,
} from '#plugins/e2b/message/time_expression'
import type { WriteMessage } from '#plugins/e2b/message/writer'
import { writeElement } from '#plugins/e2b/message/xml_elements'
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
  /** What was kept beside each report, by its row. */
  #tops: ReadonlyMap<unknown, UnmappedParts> = new Map()
  #header = keptBesideBatch({})
  /** What was kept beside the report, or the header, that is being written; undefined when that is nothing. */
  #kept: UnmappedParts | undefined

  constructor(
    readonly tree: MessageTree,
    readonly xml: XmlWriter,
    attachments: ReadonlyMap<string, Uint8Array>,
    /** Rows that have an identifier, even if they came without one: something refers to them. */
    readonly named: ReadonlySet<string> = new Set()
  ) {
    this.#marks = new Marks(tree.size)
    this.#attributes = new NodeAttributes(this.#rows, attachments)
  }

  /** Rows that something in what was written refers to. */
  get referred(): ReadonlySet<string> {
    return this.#attributes.referred
  }

  /** @returns what was kept beside the message and found no place in it */
  write({ batch, reports, ...beside }: WriteMessage): Unmapped[] {
    const tops = new Map<unknown, UnmappedParts>()
    const rows = reports.map(({ envelope, content, ...unmapped }) => {
      const row = { ...envelope, ...content, id: '' }
      tops.set(row, new UnmappedParts(unmapped))
      return row
    })
    this.#tops = tops
    this.#header = keptBesideBatch(beside)
    this.#keep(this.#header)
    const source: Source = { ...batch, N_2_r: rows }
    this.#writeNode(this.tree.root, source, this.#marks.markRow(this.tree.root, source))
    return [
      ...this.#header.left(beside.unmapped ?? []),
      ...rows.flatMap((row, index) => tops.get(row)!.left(reports[index]!.unmapped ?? [])),
    ]
  }

  /** Writes what one node holds of a row, apart from everything around it. */
  writePart(node: MessageNode, row: Source) {
    let start = node
    while (start.rows.length === 0 && start.parent) start = start.parent
    this.#writeNode(node, row, this.#marks.markRow(start, row))
  }

  #keep(unmapped: UnmappedParts) {
    this.#kept = unmapped.isNone ? undefined : unmapped
    this.#attributes.identifiers = unmapped.identifiers()
  }

  #writeNode(node: MessageNode, row: Source, mark: number) {
    const isPlain = !isTimeNode(node) && !isTestValueNode(node)
    if (isPlain) return this.#writePlain(node, row, mark)
    const whole = this.#kept?.whole(node, row)
    if (whole) writeElement(this.xml, whole)
    else if (isTimeNode(node)) this.#writeTime(node, row, mark)
    else this.#writeTestValue(node, row)
  }

  #writePlain(node: MessageNode, row: Source, mark: number) {
    const carried = this.#attributes.of(node, row)
    this.#kept?.restore(node, row, carried)
    this.#open(node.name, carried)
    const parts = this.#kept?.children(node, row) ?? []
    const without = this.#kept?.at(node, row)?.without ?? []
    const names = new Set<string>()
    for (const child of node.children) {
      this.#putBack(parts, names, child.order)
      if (child.readOnly) continue
      if (child.rows.length > 0) {
        if (this.#writeRows(child, row, child.rows)) names.add(child.name)
      } else if (this.#isWritten(child, row, mark, without)) {
        this.#writeNode(child, row, mark)
        names.add(child.name)
      }
    }
    this.#putBack(parts, names, Infinity)
    this.xml.close()
  }

  /** What a row has something for, or what is always there; not what its message was without. */
  #isWritten(node: MessageNode, { id }: Source, mark: number, without: readonly string[]): boolean {
    const isAbsent = without.includes(node.anchor)
    if (!this.#marks.has(node, mark)) return node.always && !isAbsent
    return !isAbsent || !namesRow(node) || this.named.has(String(id))
  }

  /** Puts back the parts that stand before what has this place in the order of the schema. */
  #putBack(parts: PutBack[], names: Set<string>, order: number) {
    while (parts.length > 0 && parts[0]!.order < order) {
      const { element, several, done } = parts.shift()!
      if (!several && names.has(element.name)) continue
      writeElement(this.xml, element)
      names.add(element.name)
      done()
    }
  }

  /** Writes a node once for each row of its groups; takes whether any was written. */
  #writeRows(node: MessageNode, parent: Source, groups: readonly string[]): boolean {
    const [group, ...deeper] = groups as [string, ...string[]]
    const rows = parent[group]
    if (!isRows(rows)) return false
    let isAny = false
    for (const row of rows) {
      const unmapped = this.#tops.get(row)
      if (unmapped) this.#keep(unmapped)
      this.#rows.set(group, row)
      const isWritten =
        deeper.length > 0 ? this.#writeDeeper(node, row, deeper) : this.#writeRow(node, row)
      isAny ||= isWritten
      // Sender and receiver of the batch stand behind its reports.
      if (unmapped) this.#keep(this.#header)
    }
    this.#rows.delete(group)
    return isAny
  }

  /**
   * A pair of drug and event of which nothing else is said still names its event, in a bare block;
   * so does one that came with such a block.
   */
  #writeDeeper(node: MessageNode, row: Row, groups: readonly string[]): boolean {
    if (this.#writeRows(node, row, groups)) return true
    const isBare = node.joins.some(
      ({ group, key }) =>
        key !== undefined &&
        this.#rows.get(group) === row &&
        isFilled(row[key]) &&
        (this.#kept?.at(node, row)?.bare ?? !saysMore(row, key))
    )
    if (isBare) this.#writeNode(node, { id: row.id }, NOTHING)
    return isBare
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

/** Whether a pair of drug and event says more than that it is one; assessments are rows of it. */
function saysMore(row: Row, event: string): boolean {
  return Object.entries(row).some(
    ([key, value]) => key !== 'id' && key !== event && !isRows(value) && isFilled(value)
  )
}
