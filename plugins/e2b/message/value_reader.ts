import type { Catalogue } from '#kernel/case/content/catalogue'
import { toId, toKey } from '#kernel/case/content/element_id'
import { type Leaf, isFilled } from '#kernel/case/content/leaf'
import type { Words } from '#kernel/language/words'
import { MOST_UNMAPPED, refuseCountless, refuseEndless } from '#plugins/e2b/intake/message_limit'
import { wording } from '#plugins/e2b/lang/server/wording'
import { readAttachment, readEncodedText } from '#plugins/e2b/message/attachment'
import { isConstant, isExpected } from '#plugins/e2b/message/expected_attributes'
import {
  anchorOf,
  reachOfParts,
  valuesAt,
  type Unmapped,
} from '#plugins/e2b/message/unmapped_parts'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { readValue } from '#plugins/e2b/message/read_value'
import type { Context } from '#plugins/e2b/message/report_reader'
import type { RowRegister } from '#plugins/e2b/message/row_register'
import type { Valueless } from '#plugins/e2b/message/sibling_order'
import type { Slot } from '#plugins/e2b/message/slot'
import { Unpacking } from '#plugins/e2b/message/unpacking'
import { type XmlElement, attributeXml, pathOf, xmlOf } from '#plugins/e2b/message/xml_element'

export interface Findings {
  unmapped: Unmapped[]
  /** What is to be said about the reading: where the message is not what it says it is. */
  notes: Words[]
  /** Contents of documents by SHA-256 (hex). */
  attachments: Map<string, Uint8Array>
}

const MB = 1024 * 1024
/** Most bytes that the compressed documents of one report may have together when they are unpacked. */
const MOST_OF_DOCUMENTS = 100 * MB
/** The same of its compressed texts: more than any case says, and little to hold. */
const MOST_OF_TEXTS = 8 * MB

/** Is told which element of the message each value and each row comes from, and which give none. */
export interface SourceNotes {
  noteValue(store: object, key: string, source: { element: XmlElement; attribute: string }): void
  noteRow(row: object, source: { element: XmlElement; node: MessageNode }): void
  noteValueless(element: XmlElement, why: Valueless): void
}

/** How much a reader has read. */
export interface ReadState {
  readonly taken: number
  readonly reported: number
  readonly mirrors: number
}

/** A part before its row has an identity. */
interface Reported extends Pick<Unmapped, 'place' | 'xml'> {
  /** Absent where it has no place in what is written. */
  at?: () => string
  beside?: () => string | undefined
}

/** The slot that says what a node is about: the null flavour of the node is its own. */
const PRIMARY = ['code', 'value', 'extension', '#text', 'unit', 'assigningAuthorityName']

/** Reads attributes and text of elements into rows, and reports what it cannot place. */
export class ValueReader {
  readonly #mirrors: (() => void)[] = []
  readonly #reported: Reported[] = []
  readonly #notes: Words[] = []
  /** How many values were taken so far. */
  #taken = 0
  readonly #documents = new Unpacking(MOST_OF_DOCUMENTS)
  readonly #texts = new Unpacking(MOST_OF_TEXTS)
  /** The element that is being read. */
  #element!: XmlElement

  /** @param profile region whose elements are preferred where two have the same place */
  constructor(
    readonly catalogue: Catalogue,
    readonly findings: Findings,
    readonly register: RowRegister,
    readonly profile?: string,
    readonly sources?: Partial<SourceNotes>
  ) {}

  /** Reads the values of one element; takes whether it is a document. */
  read(node: MessageNode, element: XmlElement, context: Context): boolean {
    this.#element = element
    const consumed = this.#readText(node, element, context)
    for (const name in element.attributes) {
      if (consumed.includes(name) || this.#readAttribute(node, element, name, context)) continue
      this.#reportAttribute(node, element, name, context)
    }
    return consumed.length > 0
  }

  /**
   * Reports what a further folder of a kind, or its code, says of itself and the first of them does
   * not. All are written as one: put back there, it would be said of everything that they hold.
   * @returns that it is no document
   */
  readFurther(node: MessageNode, element: XmlElement, first: XmlElement): false {
    const place = pathOf(element)
    const xml = element.text.trim()
    if (xml !== '' && xml !== first.text.trim()) this.#report({ place: `${place}/text()`, xml })
    for (const [name, value] of Object.entries(element.attributes)) {
      if (value === first.attributes[name] || isConstant(node, name, value)) continue
      this.#report({ place: `${place}/@${name}`, xml: attributeXml(name, value) })
    }
    return false
  }

  /** Checks what repeats a value that may have been read later. */
  finish() {
    for (const check of this.#mirrors) check()
    // Rows have their identity, and elements all their values, only now.
    for (const { at, beside, ...part } of this.#reported) {
      const neighbours = beside?.()
      const kept = neighbours === undefined ? {} : { beside: neighbours }
      this.findings.unmapped.push({ ...part, ...(at && { at: at() }), ...kept })
    }
    for (const note of this.#notes) this.findings.notes.push(note)
  }

  /** Reports a child of an element that was read as `node`. */
  reportElement(element: XmlElement, node: MessageNode, { row, top }: Context) {
    const depth = reachOfParts(node)
    this.sources?.noteValueless?.(element, 'unmapped')
    this.#report({
      place: pathOf(element),
      xml: xmlOf(element),
      at: () => anchorOf(node, top ?? row.id),
      beside: () => (depth === undefined ? undefined : valuesAt(node, row, depth)),
    })
  }

  /** How much was read and reported so far. */
  state(): ReadState {
    const { length } = this.#reported
    return { taken: this.#taken, reported: length, mirrors: this.#mirrors.length }
  }

  /** Whether a value was taken since. */
  hasRead({ taken }: ReadState): boolean {
    return this.#taken > taken
  }

  /** Takes back what was reported since; takes whether anything was. */
  goBack({ reported, mirrors }: ReadState): boolean {
    const isReported = this.#reported.length > reported || this.#mirrors.length > mirrors
    this.#reported.length = reported
    this.#mirrors.length = mirrors
    return isReported
  }

  #readText(node: MessageNode, element: XmlElement, context: Context): string[] {
    if (element.text.trim() === '') return []
    const slot = node.slots.get('#text')
    if (slot?.element?.type === 'file') return this.#readFile(slot, element, context)
    // A text that no element takes is kept as it came: it is not even unpacked.
    if (!slot) return this.#reportText(node, element, context)
    const { text, consumed, note } = readEncodedText(element, this.#texts)
    const value = readValue(slot, text, element, this.catalogue)
    if (value === undefined || !this.#keep(slot, value, context)) {
      return this.#reportText(node, element, context)
    }
    if (note) this.#notes.push(note(slot.element!))
    return consumed
  }

  #readFile(slot: Slot, element: XmlElement, context: Context): string[] {
    const { leaf, bytes, consumed, note } = readAttachment(element, this.#documents)
    if (!this.#keep(slot, leaf, context)) return this.#reportText(slot.node, element, context)
    if (note) this.#notes.push(note(slot.element!))
    this.findings.attachments.set(leaf.file, bytes)
    return consumed
  }

  /** @returns that no attribute was read with it */
  #reportText(node: MessageNode, element: XmlElement, context: Context): [] {
    const place = `${pathOf(element)}/text()`
    this.#report({ place, xml: element.text.trim(), at: atOf(node, context) })
    return []
  }

  #readAttribute(node: MessageNode, element: XmlElement, name: string, context: Context): boolean {
    const slot = node.slots.get(name)
    if (slot) return this.#readSlot(slot, element, context)
    if (name === 'nullFlavor') return this.#readNullFlavor(node, element, context)
    return isExpected(node, element, name)
  }

  #readSlot(slot: Slot, element: XmlElement, context: Context): boolean {
    const text = element.attributes[slot.attribute]!
    if (slot.kind === 'constant') return slot.value === text
    if (slot.kind === 'reference') return text !== ''
    if (slot.kind === 'identity') {
      this.#taken++
      const isNew = this.register.identify(slot.key, element, context.row)
      if (!isNew) this.#notes.push(usedTwice(slot.key, text))
    } else if (slot.kind === 'mirror')
      this.#mirrors.push(() => this.#compare(slot, element, context))
    else if (!isOnlyPrefix(slot, element)) {
      const value = readValue(slot, text, element, this.catalogue)
      return value !== undefined && this.#keep(slot, value, context)
    }
    return true
  }

  /** An attribute that repeats a value is no content of its own, unless it says something else. */
  #compare({ node, key, attribute }: Slot, element: XmlElement, context: Context) {
    if (context.row[key] === element.attributes[attribute]) return
    this.#reportAttribute(node, element, attribute, context)
  }

  #readNullFlavor(node: MessageNode, element: XmlElement, context: Context): boolean {
    const name = PRIMARY.find((each) => node.slots.get(each)?.kind === 'element')
    if (name === undefined) return node.attributes.nullFlavor === element.attributes.nullFlavor
    if (name in element.attributes && node.prefix === undefined) return false
    const leaf = { nullFlavor: element.attributes.nullFlavor! }
    return this.#keep(node.slots.get(name)!, leaf, context)
  }

  /** Puts a value into the row; refuses a second one for the same element. */
  #keep(slot: Slot, leaf: Leaf, { row, envelope }: Context): boolean {
    if (leaf === slot.value) return true
    // What says nothing is no value of the case: it is kept as it came.
    if (!isFilled(leaf)) return false
    if (typeof leaf === 'string') refuseEndless(slot.element!.id, leaf.length)
    const store: Record<string, unknown> = slot.header ? envelope : row
    const own = slot.also?.find(({ profile }) => profile === this.profile)
    const key = own ? toKey(own.id) : slot.key
    if (key in store) return false
    store[key] = leaf
    this.sources?.noteValue?.(store, key, { element: this.#element, attribute: slot.attribute })
    this.#taken++
    return true
  }

  #reportAttribute(node: MessageNode, element: XmlElement, name: string, context: Context) {
    this.#report({
      place: `${pathOf(element)}/@${name}`,
      xml: attributeXml(name, element.attributes[name]!),
      at: atOf(node, context),
    })
  }

  #report(part: Reported) {
    refuseEndless(part.place, part.xml.length, MOST_UNMAPPED)
    this.#reported.push(part)
    refuseCountless(this.#reported.length)
  }
}

function atOf(node: MessageNode, { row, top }: Context) {
  return () => anchorOf(node, top ?? row.id)
}

function usedTwice(group: string, identifier: string): Words {
  const name = toId(group)
  return wording('value_reader.two_have_the_identifier_the_second', { name, identifier })
}

/** `<telecom nullFlavor="MSK" value="tel:"/>` says only what is masked. */
function isOnlyPrefix({ node, attribute }: Slot, { attributes }: XmlElement): boolean {
  if (node.prefix === undefined || !('nullFlavor' in attributes)) return false
  return node.prefix.startsWith(attributes[attribute]!.toLowerCase())
}
