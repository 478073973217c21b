import type { Catalogue } from '#kernel/content/catalogue'
import { toKey } from '#kernel/content/element_id'
import type { Leaf } from '#kernel/content/leaf'
import { MOST_UNMAPPED, refuseEndless } from '#plugins/e2b/intake/message_limit'
import { MOST_BYTES, readAttachment, readEncodedText } from '#plugins/e2b/message/attachment'
import { isExpected } from '#plugins/e2b/message/expected_attributes'
import type { MessageNode } from '#plugins/e2b/message/message_node'
import { readValue } from '#plugins/e2b/message/read_value'
import type { Context } from '#plugins/e2b/message/report_reader'
import type { RowRegister } from '#plugins/e2b/message/row_register'
import type { Slot } from '#plugins/e2b/message/slot'
import { type XmlElement, attributeXml, pathOf, xmlOf } from '#plugins/e2b/message/xml_element'

/** A part of a message that no element of the catalogue stands for. */
export interface Unmapped {
  /** Path from the root of the message; ends with `/@name` for an attribute, `/text()` for text. */
  place: string
  xml: string
}

export interface Findings {
  unmapped: Unmapped[]
  /** Contents of documents by SHA-256 (hex). */
  attachments: Map<string, Uint8Array>
}

/** Is told which element of the message each value and each row comes from. */
export interface SourceNotes {
  noteValue(store: object, key: string, source: { element: XmlElement; attribute: string }): void
  noteRow(row: object, source: { element: XmlElement; node: MessageNode }): void
}

/** The slot that says what a node is about: the null flavour of the node is its own. */
const PRIMARY = ['code', 'value', 'extension', '#text', 'unit', 'assigningAuthorityName']

/** Reads attributes and text of elements into rows, and reports what it cannot place. */
export class ValueReader {
  readonly #mirrors: (() => void)[] = []
  /** How much of compressed documents may still be unpacked. */
  #unpackable = MOST_BYTES
  /** The element that is being read. */
  #element!: XmlElement

  /** @param profile region whose elements are preferred where two have the same place */
  constructor(
    readonly catalogue: Catalogue,
    readonly findings: Findings,
    readonly register: RowRegister,
    readonly profile?: string,
    readonly sources?: SourceNotes
  ) {}

  /** Reads the values of one element; takes whether it is a document. */
  read(node: MessageNode, element: XmlElement, context: Context): boolean {
    this.#element = element
    const consumed = this.#readText(node, element, context)
    for (const name in element.attributes) {
      if (consumed.includes(name) || this.#readAttribute(node, element, name, context)) continue
      this.#report(`${pathOf(element)}/@${name}`, attributeXml(name, element.attributes[name]!))
    }
    return consumed.length > 0
  }

  /** Checks what repeats a value that may have been read later. */
  finish() {
    for (const check of this.#mirrors) check()
  }

  reportElement(element: XmlElement) {
    this.#report(pathOf(element), xmlOf(element))
  }

  #readText(node: MessageNode, element: XmlElement, context: Context): string[] {
    const slot = node.slots.get('#text')
    if (element.text.trim() === '') return []
    if (slot?.element?.type === 'file') return this.#readFile(slot, element, context)
    const value = slot && readValue(slot, readEncodedText(element), element, this.catalogue)
    if (value === undefined || !this.#keep(slot!, value, context)) {
      this.#report(`${pathOf(element)}/text()`, element.text.trim())
    }
    const isEncoded = slot && element.attributes.representation === 'B64'
    return isEncoded ? ['representation', 'compression', 'mediaType'] : []
  }

  #readFile(slot: Slot, element: XmlElement, context: Context): string[] {
    const { leaf, bytes, consumed } = readAttachment(element, this.#unpackable)
    if (leaf.compressed) this.#unpackable -= bytes.length
    if (!this.#keep(slot, leaf, context)) {
      this.reportElement(element)
      return Object.keys(element.attributes)
    }
    this.findings.attachments.set(leaf.file, bytes)
    return consumed
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
    if (slot.kind === 'reference') return true
    if (slot.kind === 'identity') this.register.identify(slot.key, element, context.row)
    else if (slot.kind === 'mirror') this.#mirrors.push(() => this.#compare(slot, element, context))
    else if (!isOnlyPrefix(slot, element)) {
      const value = readValue(slot, text, element, this.catalogue)
      return value !== undefined && this.#keep(slot, value, context)
    }
    return true
  }

  /** An attribute that repeats a value is no content of its own, unless it says something else. */
  #compare({ key, attribute }: Slot, element: XmlElement, { row }: Context) {
    const text = element.attributes[attribute]!
    if (row[key] !== text)
      this.#report(`${pathOf(element)}/@${attribute}`, attributeXml(attribute, text))
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
    if (typeof leaf === 'string') refuseEndless(slot.element!.id, leaf.length)
    const store: Record<string, unknown> = slot.header ? envelope : row
    const own = slot.also?.find(({ profile }) => profile === this.profile)
    const key = own ? toKey(own.id) : slot.key
    if (key in store) return false
    store[key] = leaf
    this.sources?.noteValue(store, key, { element: this.#element, attribute: slot.attribute })
    return true
  }

  #report(place: string, xml: string) {
    refuseEndless(place, xml.length, MOST_UNMAPPED)
    this.findings.unmapped.push({ place, xml })
  }
}

/** `<telecom nullFlavor="MSK" value="tel:"/>` says only what is masked. */
function isOnlyPrefix({ node, attribute }: Slot, { attributes }: XmlElement): boolean {
  if (node.prefix === undefined || !('nullFlavor' in attributes)) return false
  return node.prefix.startsWith(attributes[attribute]!.toLowerCase())
}
