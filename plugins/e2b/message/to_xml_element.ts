import type { XmlDocument } from 'libxml2-wasm'
import {
  XmlNamedNodeStruct,
  XmlNodeStruct,
  XmlNodeType,
  XmlNsStruct,
  XmlTreeCommonStruct,
} from 'libxml2-wasm/lib/libxml2.mjs'

import { wrongContent } from '#plugins/e2b/intake/refusals'
import { wording } from '#plugins/e2b/lang/server/wording'
import { HL7, noAttributes, type XmlElement } from '#plugins/e2b/message/xml_element'

// libxml2 keeps its tree in the memory of the WebAssembly module; an address is a number, 0 is
// none. The library's own nodes give the same, but make an object for every node and decode every
// name anew, which takes five times as long.

const XSI = 'http://www.w3.org/2001/XMLSchema-instance'
const XML = 'http://www.w3.org/XML/1998/namespace'

/** No element of a message has more than a handful. */
const MOST_ATTRIBUTES = 500

/** Offsets of fields in xmlNode and xmlAttr (libxml2 2.x, include/libxml/tree.h, 32 bit). */
const NAME = 8
const CONTENT = 40

const { children, next, type } = XmlTreeCommonStruct
const { namespace } = XmlNamedNodeStruct
const { properties } = XmlNodeStruct

/** The address that stands in a field: the first field of a namespace is read so, and any other. */
const addressAt = XmlNsStruct.next
/** The text that a field points to. */
const textAt = (field: number) => XmlTreeCommonStruct.name_(field - NAME)

/** Turns a parsed document into plain data. The document may be disposed afterwards. */
export function toXmlElement(document: XmlDocument): XmlElement {
  const { _nodePtr: root } = document.root as unknown as { _nodePtr: number }
  return new TreeReader().element(root, undefined)
}

/** Reads one tree; names and namespaces stand in memory once for all nodes that have them. */
class TreeReader {
  readonly #names = new Map<number, string>()
  readonly #namespaces = new Map<number, { uri: string; prefix: string }>()

  element(node: number, parent: XmlElement | undefined): XmlElement {
    const { uri } = this.#namespaceOf(node)
    const name = this.#nameOf(node)
    const element: XmlElement = {
      name: uri === HL7 ? name : `{${uri}}${name}`,
      attributes: this.#attributes(node, name),
      children: [],
      text: '',
      parent,
    }
    const nodes: (XmlElement | string)[] = []
    for (let child = children(node); child !== 0; child = next(child)) {
      const kind = type(child)
      if (kind === XmlNodeType.XML_ELEMENT_NODE) {
        const inner = this.element(child, element)
        element.children.push(inner)
        nodes.push(inner)
      } else if (isText(kind)) {
        const text = contentOf(child)
        element.text += text
        nodes.push(text)
      }
    }
    if (element.children.length > 0 && element.text.trim() !== '') element.mixed = nodes
    return element
  }

  #attributes(node: number, element: string): Record<string, string> {
    const attributes = noAttributes()
    const count = countFrom(properties(node))
    if (count > MOST_ATTRIBUTES) throw tooManyAttributes(element, count)
    for (let attribute = properties(node); attribute !== 0; attribute = next(attribute)) {
      let value = ''
      for (let text = children(attribute); text !== 0; text = next(text)) value += contentOf(text)
      attributes[this.#attributeName(attribute)] = value
    }
    return attributes
  }

  #attributeName(attribute: number): string {
    const name = this.#nameOf(attribute)
    const { uri, prefix } = this.#namespaceOf(attribute)
    if (prefix === '') return name
    if (uri === XSI) return `xsi:${name}`
    return uri === XML ? `xml:${name}` : `{${uri}}${name}`
  }

  #nameOf(node: number): string {
    const address = addressAt(node + NAME)
    let name = this.#names.get(address)
    if (name === undefined) this.#names.set(address, (name = textAt(node + NAME)))
    return name
  }

  #namespaceOf(node: number): { uri: string; prefix: string } {
    const address = namespace(node)
    if (address === 0) return none
    let found = this.#namespaces.get(address)
    if (found === undefined) {
      found = { uri: XmlNsStruct.href(address), prefix: XmlNsStruct.prefix(address) }
      this.#namespaces.set(address, found)
    }
    return found
  }
}

const none = { uri: '', prefix: '' }

function isText(kind: number): boolean {
  return kind === XmlNodeType.XML_TEXT_NODE || kind === XmlNodeType.XML_CDATA_SECTION_NODE
}

function contentOf(node: number): string {
  return addressAt(node + CONTENT) === 0 ? '' : textAt(node + CONTENT)
}

function countFrom(first: number): number {
  let count = 0
  for (let node = first; node !== 0; node = next(node)) count++
  return count
}

function tooManyAttributes(name: string, count: number) {
  return wrongContent(
    wording('to_xml_element.the_element_has_attributes_at_most', {
      name,
      count,
      most_attributes: MOST_ATTRIBUTES,
    })
  )
}
