import {
  anchorOf,
  BATCH,
  type ElementForm,
  type Form,
  reachOfParts,
  valuesAt,
  type Unmapped,
} from '#plugins/e2b/message/unmapped_parts'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import type { Source } from '#plugins/e2b/message/message_writer'
import type { Carried } from '#plugins/e2b/message/node_attributes'
import type { XmlElement } from '#plugins/e2b/message/xml_element'
import { isWritable, parsePart } from '#plugins/e2b/message/xml_elements'

/** What was kept beside a report, or the header of a batch. */
export interface UnmappedBeside {
  readonly unmapped?: readonly Unmapped[]
  readonly form?: Form
}

/** A child that is put back, with its place in the order of the schema. */
export interface PutBack {
  readonly order: number
  readonly element: XmlElement
  readonly several: boolean
  /** To be called when it was written. */
  readonly done: () => void
}

/** What was kept beside one report while it is written; knows what found its place again. */
export class UnmappedParts {
  readonly #form: Form
  readonly #parts: ReadonlyMap<string, Unmapped[]>
  readonly #top: string
  readonly #written = new Set<Unmapped>()

  constructor({ unmapped = [], form = {} }: UnmappedBeside, top = '') {
    this.#form = form
    this.#top = top
    this.#parts = Map.groupBy(unmapped, ({ at }) => at ?? '') as Map<string, Unmapped[]>
  }

  get isNone(): boolean {
    return this.#parts.size === 0 && Object.keys(this.#form).length === 0
  }

  /** Identifiers that rows have in the message, by row. */
  identifiers(): Map<string, Carried> {
    const found = new Map<string, Carried>()
    for (const anchor in this.#form) {
      const { id } = this.#form[anchor]!
      if (id) found.set(anchor.slice(0, anchor.indexOf(' ')), id)
    }
    return found
  }

  /** The parts that found no place. */
  left(unmapped: readonly Unmapped[]): Unmapped[] {
    return unmapped.filter((part) => !this.#written.has(part))
  }

  at(node: MessageNode, row: Source): ElementForm | undefined {
    return this.#form[this.#anchor(node, row)]
  }

  /** Brings attributes and text of an element to what they were, while its values are the same. */
  restore(node: MessageNode, row: Source, carried: Carried) {
    const anchor = this.#anchor(node, row)
    const form = this.#form[anchor]
    if (!form?.said || form.beside !== valuesAt(node, row, 0)) return
    for (const name in form.said) {
      const value = form.said[name]
      if (value === null) delete carried[name]
      else carried[name] = value!
    }
    for (const part of this.#parts.get(anchor) ?? []) {
      const name = ownName(part)
      if (name !== undefined && name in form.said) this.#written.add(part)
    }
  }

  /** The whole element as it came, while its values are the same. */
  whole(node: MessageNode, row: Source): XmlElement | undefined {
    const anchor = this.#anchor(node, row)
    const form = this.#form[anchor]
    if (form?.whole === undefined || form.beside !== valuesAt(node, row, Infinity)) return undefined
    this.#noteWhole(node, row)
    return parsePart(form.whole)
  }

  /** With a whole element goes what was kept of it and of all below it. */
  #noteWhole(node: MessageNode, row: Source) {
    for (const part of this.#parts.get(this.#anchor(node, row)) ?? []) {
      if (!isForeign(part)) this.#written.add(part)
    }
    for (const child of node.children) this.#noteWhole(child, row)
  }

  /** Children to put back into an element, in the order of the schema. */
  children(node: MessageNode, row: Source): PutBack[] {
    const anchor = this.#anchor(node, row)
    const silent = this.#form[anchor]?.silent ?? []
    const parts = (this.#parts.get(anchor) ?? []).filter((part) => ownName(part) === undefined)
    if (silent.length === 0 && parts.length === 0) return []
    const depth = reachOfParts(node)
    const values = depth === undefined ? undefined : valuesAt(node, row, depth)
    const fitting = parts.filter(({ beside }) => beside === values)
    const all = [
      ...silent.map((xml) => ({ xml, done: () => {} })),
      ...fitting.map((part) => ({ xml: part.xml, done: () => void this.#written.add(part) })),
    ]
    return all
      .flatMap(({ xml, done }) => {
        const element = parsePart(xml)
        const type = isWritable(element) ? node.childType(element.name) : undefined
        return type ? [{ order: type.order, several: type.several, element, done }] : []
      })
      .sort((a, b) => a.order - b.order)
  }

  #anchor(node: MessageNode, { id }: Source): string {
    return anchorOf(node, id === undefined || id === '' ? this.#top : String(id))
  }
}

/** What was kept beside the header of a batch. */
export function keptBesideBatch(beside: UnmappedBeside): UnmappedParts {
  return new UnmappedParts(beside, BATCH)
}

/** How an element carries an attribute or its text; undefined for a child. */
function ownName({ place }: Unmapped): string | undefined {
  const [, own] = /\/(@(?:\{[^{}]*\})?[^/{}]+|text\(\))$/.exec(place) ?? []
  return own === 'text()' ? '#text' : own?.slice(1)
}

/** Of another namespace: no message can carry it. */
function isForeign({ place }: Unmapped): boolean {
  return /\/@?\{[^{}]*\}[^/{}]+$/.test(place)
}
