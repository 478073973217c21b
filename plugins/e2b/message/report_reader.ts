import { randomUUID } from 'node:crypto'

import { type Envelope, isRows, type Row } from '#kernel/case/content/case_content'
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
  readonly #hollow: { row: Row; parent: Row; event: string }[] = []
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
    this.values.sources?.noteRow?.(context.row, { node, element })
    this.#readNode(node, element, context)
    this.#readJoined()
    this.values.finish()
  }

  /** @param first the folder of the kind, or its code, that speaks for this one too */
  #readNode(node: MessageNode, source: XmlElement, context: Context, first?: XmlElement) {
    const element = flatten(node, source)
    if (!this.#isFlat && !first) this.placed.push({ node, element: source, context })
    const wasFlat = this.#isFlat
    this.#isFlat ||= element !== source
    this.#readChildren(node, element, context, first)
    this.#isFlat = wasFlat
  }

  #readChildren(node: MessageNode, element: XmlElement, context: Context, first?: XmlElement) {
    const isDocument = first
      ? this.values.readFurther(node, element, first)
      : this.values.read(node, element, context)
    const firsts = first ? speakersIn(node, first) : new Map<MessageNode, XmlElement>()
    const used = new Set<MessageNode>()
    for (const each of kindsOfChildren(node, element)) {
      const { child, kind } = each
      if (isDocument && child.name === 'reference' && each.ordinal === 0) continue
      if (kind === undefined || (used.has(kind) && !mayComeAgain(kind))) {
        if (isEmptyPart(node, child)) this.#keepSilent(node, child, context)
        else this.values.reportElement(child, node, context)
      } else if (
        this.#readWhole(
          node,
          context,
          { child, kind, mayBeEmpty: each.isLast && !used.has(kind) },
          firsts.get(kind)
        )
      ) {
        used.add(kind)
        if (!firsts.has(kind)) firsts.set(kind, child)
      }
    }
  }

  /**
   * Reads a child; one that gives nothing to the case is kept in one piece, and hides none of its
   * kind that stands behind it.
   * @returns whether it is written from the case
   */
  #readWhole(
    parent: MessageNode,
    context: Context,
    {
      child,
      kind: node,
      mayBeEmpty,
    }: { child: XmlElement; kind: MessageNode; mayBeEmpty: boolean },
    first: XmlElement | undefined
  ): boolean {
    const before = [this.placed, this.silent, this.#later].map(({ length }) => length)
    const state = this.values.state()
    if (node.rows.length > 0) this.#startRow(node, child, context, parent)
    else this.#readNode(node, child, context, first)
    const isRead = this.#later.length > before[2]! || this.values.hasRead(state)
    const isThere = (node.always && mayBeEmpty) || (this.startReport && node.rows.length > 0)
    if (isRead || isThere) return true
    this.placed.length = before[0]!
    this.silent.length = before[1]!
    if (this.values.goBack(state)) this.values.reportElement(child, parent, context)
    else if (node.position === undefined || !isEmptyPart(parent, child)) {
      this.#keepSilent(parent, child, context)
    }
    return false
  }

  /** A child that says nothing stands beside the case; one for which the schema has no room is told. */
  #keepSilent(node: MessageNode, child: XmlElement, context: Context) {
    if (isOneTooMany(node, child)) return this.values.reportElement(child, node, context)
    this.values.sources?.noteValueless?.(child, 'silent')
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
    this.values.sources?.noteRow?.(context.row, { node, element })
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
    for (const each of this.#hollow) this.#dropHollow(each)
  }

  /**
   * A pair that no other block names, and of which no more is known than its event, is none: the block
   * that named it is kept as it came.
   */
  #dropHollow({ row, parent, event }: { row: Row; parent: Row; event: string }) {
    const isNamed = this.bare.some(({ context }) => context.row === row)
    const isKnown = Object.keys(row).some((key) => key !== 'id' && key !== event)
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
    const event = eventOf(node)
    if (groups.length === 0 && event) this.#hollow.push({ row, parent: context.row, event })
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

/**
 * By which key a block that belongs to a pair of drug and event names the event: pairs are the one
 * kind of row that blocks make by naming it.
 */
function eventOf({ joins }: MessageNode): string | undefined {
  return joins.find(({ key }) => key !== undefined)?.key
}

function depth(node: MessageNode, group: string): number {
  return node.rows.indexOf(group)
}

interface Child {
  readonly child: XmlElement
  /** What it is in the tree; undefined where the tree has nothing for it. */
  readonly kind: MessageNode | undefined
  /** How many of its name stand before it. */
  readonly ordinal: number
  /** Whether none of its kind stands behind it. */
  readonly isLast: boolean
}

function kindsOfChildren(node: MessageNode, { children }: XmlElement): Child[] {
  const ordinals = new Map<string, number>()
  const last = new Map<MessageNode, XmlElement>()
  const found = children.map((child) => {
    const ordinal = ordinals.get(child.name) ?? 0
    ordinals.set(child.name, ordinal + 1)
    const kind = matchNode(node, child, ordinal)
    if (kind) last.set(kind, child)
    return { child, kind, ordinal }
  })
  return found.map((each) => ({
    ...each,
    isLast: each.kind !== undefined && last.get(each.kind) === each.child,
  }))
}

/** A second element of a kind is no second value; only rows and folders may come again. */
function mayComeAgain({ rows, isFolder }: MessageNode): boolean {
  return rows.length > 0 || isFolder
}

/** Whether there are several of a name of which the schema takes one. */
function isOneTooMany(node: MessageNode, { name, parent }: XmlElement): boolean {
  if (node.childType(name)?.several !== false) return false
  return parent !== undefined && parent.children.filter((each) => each.name === name).length > 1
}

/** Of the first folder of a kind what says of which kind it is: the organizer in it, and its code. */
function speakersIn(node: MessageNode, folder: XmlElement): Map<MessageNode, XmlElement> {
  const speakers = new Map<MessageNode, XmlElement>()
  for (const child of folder.children) {
    if (child.name !== 'organizer' && child.name !== 'code') continue
    const found = matchNode(node, child, 0)
    if (found && !speakers.has(found)) speakers.set(found, child)
  }
  return speakers
}

function flatten(node: MessageNode, element: XmlElement): XmlElement {
  if (isTimeNode(node)) return flattenTime(element)
  return isTestValueNode(node) ? flattenTestValue(element) : element
}
