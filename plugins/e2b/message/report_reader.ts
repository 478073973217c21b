import { randomUUID } from 'node:crypto'

import { type Envelope, isRows, type Row } from '#kernel/content/case_content'
import { isEmptyPart } from '#plugins/e2b/message/expected_attributes'
import { matchNode } from '#plugins/e2b/message/match'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { RowRegister } from '#plugins/e2b/message/row_register'
import { rowsOf } from '#plugins/e2b/message/row_register'
import { flattenTestValue, isTestValueNode } from '#plugins/e2b/message/test_value'
import { flattenTime, isTimeNode } from '#plugins/e2b/message/time_expression'
import type { ValueReader } from '#plugins/e2b/message/value_reader'
import { type XmlElement, xmlOf } from '#plugins/e2b/message/xml_element'

/** Where the reader is: the row that takes values, and the header that takes those of N.*. */
export interface Context {
  row: Row
  envelope: Envelope
  /** Name of the row, where it is none of a group: the report or the header of the batch. */
  top?: string
}

/** An element of the message and the node of the tree that it was read as. */
export interface Placed {
  node: MessageNode
  element: XmlElement
  context: Context
}

/** A block of the message that belongs to a row which stands elsewhere. */
interface Block extends Placed {
  parent: MessageNode
}

/** A child of an element that says nothing. */
export interface Silent {
  node: MessageNode
  context: Context
  xml: string
}

type StartReport = (node: MessageNode, element: XmlElement) => void

/** Walks one case of a message, or the header of the batch, along the tree. */
export class ReportReader {
  /** What was read, in the order of the message, for whoever compares it with what is written. */
  readonly placed: Placed[] = []
  readonly silent: Silent[] = []
  /** Blocks that only name a pair of drug and event, with the row of the pair. */
  readonly bare: { node: MessageNode; context: Context }[] = []
  readonly #later: Block[] = []
  /** Pairs of drug and event that were named by a block that says nothing. */
  readonly #hollow: { row: Row; parent: Row }[] = []
  /** Which blocks a row that stands elsewhere has got its values from: a second one of a kind is no second value. */
  readonly #blocksOf = new Map<Row, Set<MessageNode>>()
  #isFlat = false

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
    if (!this.#isFlat) this.placed.push({ node, element: source, context })
    const wasFlat = this.#isFlat
    this.#isFlat ||= element !== source
    this.#readChildren(node, element, context)
    this.#isFlat = wasFlat
  }

  #readChildren(node: MessageNode, element: XmlElement, context: Context) {
    const isDocument = this.values.read(node, element, context)
    const used = new Set<MessageNode>()
    const ordinals = new Map<string, number>()
    for (const child of element.children) {
      const ordinal = ordinals.get(child.name) ?? 0
      ordinals.set(child.name, ordinal + 1)
      if (isDocument && child.name === 'reference' && ordinal === 0) continue
      const found = matchNode(node, child, ordinal)
      if (found === undefined || !isFirst(found, used)) {
        const mayCome = found === undefined || node.childType(child.name)?.several
        if (mayCome && isEmptyPart(node, child)) this.#keepSilent(node, child, context)
        else this.values.reportElement(child, node, context)
      } else this.#readWhole(node, context, found, child)
    }
  }

  /** Reads a child; one that gives nothing to the case is kept in one piece. */
  #readWhole(parent: MessageNode, context: Context, node: MessageNode, child: XmlElement) {
    const before = [this.placed, this.silent, this.#later].map(({ length }) => length)
    const state = this.values.state()
    if (node.rows.length > 0) this.#startRow(node, child, context, parent)
    else this.#readNode(node, child, context)
    const isRead = this.#later.length > before[2]! || this.values.hasRead(state)
    if (isRead || node.always || (this.startReport && node.rows.length > 0)) return
    this.placed.length = before[0]!
    this.silent.length = before[1]!
    if (this.values.goBack(state)) this.values.reportElement(child, parent, context)
    else if (node.position === undefined || !isEmptyPart(parent, child)) {
      this.#keepSilent(parent, child, context)
    }
  }

  #keepSilent(node: MessageNode, child: XmlElement, context: Context) {
    if (!this.#isFlat) this.silent.push({ node, context, xml: xmlOf(child) })
  }

  #startRow(node: MessageNode, element: XmlElement, context: Context, parent: MessageNode) {
    if (this.startReport) this.startReport(node, element)
    else if (node.joins.length > 0) this.#later.push({ node, element, context, parent })
    else this.#readRow(node, element, context, node.rows)
  }

  /** Reads into a new row, which is kept when it holds anything or has an identity of its own. */
  #readRow(node: MessageNode, element: XmlElement, context: Context, groups: readonly string[]) {
    const [group, ...deeper] = groups
    this.values.sources?.noteRow(context.row, { node, element })
    if (group === undefined) return this.#readNode(node, element, context)
    const row: Row = { id: randomUUID() }
    const { id } = row
    this.#readRow(node, element, { envelope: context.envelope, row }, deeper)
    if (Object.keys(row).length > 1 || row.id !== id) rowsOf(context.row, group).push(row)
  }

  /** Blocks that belong to a row which stands elsewhere, those of the deepest rows first. */
  #readJoined() {
    const blocks = this.#later.sort((a, b) => b.node.rows.length - a.node.rows.length)
    for (const block of blocks) {
      const { row, groups } = this.#rowOf(block)
      if (row === undefined) this.values.reportElement(block.element, block.parent, block.context)
      else this.#readBlock(block, row, groups)
    }
    for (const { row, parent } of this.#hollow) this.#dropHollow(row, parent)
  }

  /**
   * A pair that no other block names, and of which no more is known than its event, is none: the block
   * that named it is kept as it came.
   */
  #dropHollow(row: Row, parent: Row) {
    const isNamed = this.bare.some(({ context }) => context.row === row)
    // Beside its identifier and its event.
    const isKnown = Object.keys(row).length > 2
    if (isNamed || isKnown) return
    for (const [key, rows] of Object.entries(parent)) {
      if (!isRows(rows) || !rows.includes(row)) continue
      rows.splice(rows.indexOf(row), 1)
      if (rows.length === 0) delete parent[key]
    }
  }

  #readBlock({ node, element, context, parent }: Block, row: Row, groups: readonly string[]) {
    const known = this.#blocksOf.get(row) ?? new Set()
    if (groups.length === 0 && known.has(node)) {
      return this.values.reportElement(element, parent, context)
    }
    const state = this.values.state()
    const [placed, silent] = [this.placed.length, this.silent.length]
    const inRow = { envelope: context.envelope, row }
    this.#readRow(node, element, inRow, groups)
    if (this.values.hasRead(state)) return void this.#blocksOf.set(row, known.add(node))
    this.placed.length = placed
    this.silent.length = silent
    if (groups.length === 0) this.#hollow.push({ row, parent: context.row })
    if (this.values.goBack(state)) this.values.reportElement(element, parent, context)
    else if (groups.length === 0) this.#keepSilent(parent, element, context)
    else {
      this.#readNode(node, element, inRow)
      this.bare.push({ node, context: inRow })
    }
  }

  /** The row that a block belongs to, and the groups in it whose rows start with the block. */
  #rowOf({ node, element, context }: Placed) {
    const groups = [...node.rows]
    let row: Row | undefined = context.row
    for (const join of node.joins.toSorted((a, b) => depth(node, a.group) - depth(node, b.group))) {
      row = row && this.register.joined(row, join, element)
      groups.shift()
    }
    return { row, groups }
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
