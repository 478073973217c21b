import { parseXml } from '#plugins/e2b/intake/parse_xml'
import { toXmlElement } from '#plugins/e2b/message/to_xml_element'
import { HL7, noAttributes, type XmlElement } from '#plugins/e2b/message/xml_element'
import type { XmlWriter } from '#plugins/e2b/message/xml_writer'

const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** Reads what `xmlOf` wrote. */
export function parsePart(xml: string): XmlElement {
  using document = parseXml(Buffer.from(`<part xmlns="${HL7}" xmlns:xsi="${XSI}">${xml}</part>`))
  return toXmlElement(document).children[0]!
}

/** Whether a message can carry the element: nothing in it comes from another namespace. */
export function isWritable({ name, attributes, children }: XmlElement): boolean {
  return (
    !name.startsWith('{') &&
    !Object.keys(attributes).some((each) => each.startsWith('{')) &&
    children.every(isWritable)
  )
}

/** An element without what comes from another namespace. */
export function writablePart({ attributes, children, mixed, ...element }: XmlElement): XmlElement {
  const isOurs = (name: string) => !name.startsWith('{')
  const own = <Node extends XmlElement | string>(nodes: readonly Node[]) =>
    nodes.flatMap((node) => {
      if (typeof node === 'string') return node
      return isOurs(node.name) ? writablePart(node) : []
    })
  return {
    ...element,
    attributes: Object.fromEntries(Object.entries(attributes).filter(([name]) => isOurs(name))),
    children: own(children) as XmlElement[],
    ...(mixed && { mixed: own(mixed) }),
  }
}

/** Writes an element as it stands. */
export function writeElement(xml: XmlWriter, element: XmlElement) {
  xml.open(element.name)
  for (const name in element.attributes) xml.attribute(name, element.attributes[name]!)
  if (element.mixed) {
    for (const each of element.mixed) {
      if (typeof each === 'string') xml.text(each)
      else writeElement(xml, each)
    }
  } else {
    if (element.text.trim() !== '') xml.text(element.text)
    for (const child of element.children) writeElement(xml, child)
  }
  xml.close()
}

/** Collects elements as plain data. */
export class ElementCollector implements XmlWriter {
  readonly #root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  readonly #open: XmlElement[] = [this.#root]

  open(name: string) {
    const element: XmlElement = { name, attributes: noAttributes(), children: [], text: '' }
    this.#open.at(-1)!.children.push(element)
    this.#open.push(element)
  }

  attribute(name: string, value: string) {
    this.#open.at(-1)!.attributes[name] = value
  }

  text(value: string) {
    this.#open.at(-1)!.text += value
  }

  close() {
    this.#open.pop()
  }

  end(): string {
    return ''
  }

  get element(): XmlElement | undefined {
    return this.#root.children[0]
  }
}

/** Whether two elements are the same, however their attributes are ordered. */
export function sameElement(a: XmlElement, b: XmlElement): boolean {
  const names = Object.keys(a.attributes)
  return (
    a.name === b.name &&
    a.text.trim() === b.text.trim() &&
    a.children.length === b.children.length &&
    names.length === Object.keys(b.attributes).length &&
    names.every((name) => a.attributes[name] === b.attributes[name]) &&
    a.children.every((child, index) => sameElement(child, b.children[index]!))
  )
}
