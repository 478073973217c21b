import { hash } from 'node:crypto'

import type { Row } from '#kernel/case/content/case_content'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { isRows } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { isFilled } from '#kernel/case/content/leaf'

/** A part of a message that no element of the catalogue stands for. */
export interface Unmapped {
  /** Path from the root of the message; ends with `/@name` for an attribute, `/text()` for text. */
  place: string
  xml: string
  /** Where it is put back: the element around it, see `anchorOf`. */
  at?: string
  /** It is put back while its neighbours say this, see `valuesAt`. */
  beside?: string
}

/**
 * How an element stood in its message, where the writer by itself would write it otherwise. Its keys
 * stand in stored cases.
 */
export interface ElementForm {
  /** Attributes and text (`#text`) as they came; null: the writer has one, the message had none. */
  said?: Record<string, string | null>
  /** The whole element as it came, as XML. */
  whole?: string
  /** `said` and `whole` hold while the values of the element are these, see `valuesAt`. */
  beside?: string
  /** Children that say nothing, as XML. */
  silent?: string[]
  /** Anchors of children that the writer would add. */
  without?: string[]
  /** A pair of drug and event has a block of its own that says nothing else. */
  bare?: true
  /** The identifier of the row in the message, where it is no UUID. */
  id?: Record<string, string>
}

/** The form of a report, or of the header of a batch, by anchor. */
export type Form = Record<string, ElementForm>

/** Stands for the header of the batch, which is no row. */
export const BATCH = '^'

/** The name of an element of a message: the row that it belongs to, and the node for it in the tree. */
export function anchorOf(node: MessageNode, row: string): string {
  return `${row} ${node.anchor}`
}

interface UnmappedOf {
  readonly unmapped: readonly Unmapped[]
  readonly form: Form
}

/** Takes what was kept beside a case apart: what belongs to the header of its batch, and the rest. */
export function splitUnmapped({ unmapped, form }: UnmappedOf): {
  batch: UnmappedOf
  report: UnmappedOf
} {
  const isOfBatch = (at = '') => at.startsWith(`${BATCH} `)
  const [batch, report] = [true, false].map((wanted) => ({
    unmapped: unmapped.filter(({ at }) => isOfBatch(at) === wanted),
    form: Object.fromEntries(Object.entries(form).filter(([at]) => isOfBatch(at) === wanted)),
  }))
  return { batch: batch!, report: report! }
}

type Values = Record<string, unknown>

/**
 * What a row says in a node and so many levels below: kept parts go with it, and are not put back
 * beside other values. Undefined where there is nothing that could change.
 */
export function valuesAt(node: MessageNode, row: Row | Values, depth: number): string | undefined {
  const values: [string, unknown][] = []
  const visit = (at: MessageNode, left: number) => {
    for (const { kind, key, also = [] } of at.slots.values()) {
      if (kind !== 'element') continue
      for (const each of [key, ...also.map(({ id }) => toKey(id))]) {
        const value = (row as Values)[each]
        if (!isRows(value) && isFilled(value)) values.push([each, value])
      }
    }
    if (left === 0) return
    for (const child of at.children) if (child.rows.length === 0) visit(child, left - 1)
  }
  visit(node, depth)
  return values.length === 0 && !hasElements(node, depth) ? undefined : shorten(values)
}

function hasElements(node: MessageNode, depth: number): boolean {
  for (const { kind } of node.slots.values()) if (kind === 'element') return true
  return depth > 0 && node.children.some((child) => hasElements(child, depth - 1))
}

/**
 * How far the neighbours of a part reach, in levels: an address, a name or a kind of product is one
 * thing, whose parts belong together; of a person or an act more may be told whatever else changes.
 */
export function reachOfParts({ type }: MessageNode): number | undefined {
  const attributes = new Map(type?.attributes ?? [])
  const isThing = !attributes.has('classCode') && !attributes.has('typeCode')
  return isThing || attributes.get('determinerCode') === 'KIND' ? 1 : undefined
}

function shorten(values: [string, unknown][]): string {
  const text = JSON.stringify(values.map(([key, value]) => [key, sorted(value)]))
  return text.length <= LONGEST ? text : hash('sha1', text, 'base64url')
}

const LONGEST = 60

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
}
