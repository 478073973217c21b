import { create } from 'xmlbuilder2'

/** A message as a second pair of eyes reads it: no catalogue, no element numbers, nothing of the reader. */
export interface PlainNode {
  /** Local name; of another namespace than HL7 with it in front. */
  readonly name: string
  /** Names from the root of its message, with a position where several bear one name: `/a/b[2]`. */
  readonly place: string
  /** Attributes by name; of another namespace with it in front. */
  readonly attributes: ReadonlyMap<string, string>
  /** Text of the node's own; in pieces where elements stand between, without the space around them. */
  readonly texts: readonly string[]
  readonly children: readonly PlainNode[]
}

const HL7 = 'urn:hl7-org:v3'
const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** Reads XML as text into canonical form: no comments, prefixes, declarations, order of attributes. */
export function plainTree(xml: string): PlainNode {
  // Space alone may be part of a text that a comment interrupts.
  const options = { skipWhitespaceOnlyText: false }
  const document = create(options, xml.replace(/^\ufeff/, '')).node as unknown as Document
  const root = document.documentElement
  return plain(root, `/${nameOf(root)}`)
}

function plain(element: Element, place: string): PlainNode {
  const attributes = [...element.attributes]
    .filter(({ namespaceURI }) => namespaceURI !== 'http://www.w3.org/2000/xmlns/')
    .map((each) => [nameOf(each), valueOf(each)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const nodes = [...element.childNodes]
  const children = nodes.filter((node) => node.nodeType === 1) as Element[]
  const steps = stepsOf(children.map(nameOf))
  return {
    name: nameOf(element),
    place,
    attributes: new Map(attributes),
    texts: children.length > 0 ? textsOf(nodes).map((text) => text.trim()) : textsOf(nodes),
    children: children.map((child, index) => plain(child, `${place}/${steps[index]}`)),
  }
}

/** The last steps of the places of siblings. */
function stepsOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  const seen = new Map<string, number>()
  return names.map((name) => {
    const position = (seen.get(name) ?? 0) + 1
    seen.set(name, position)
    return counts.get(name) === 1 ? name : `${name}[${position}]`
  })
}

/** Runs of text between elements; a comment or a CDATA section interrupts none. */
function textsOf(nodes: ChildNode[]): string[] {
  const runs = ['']
  for (const { nodeType, nodeValue } of nodes) {
    if (nodeType === 1) runs.push('')
    else if (nodeType === 3 || nodeType === 4) runs[runs.length - 1] += nodeValue ?? ''
  }
  return runs.filter((run) => run.trim() !== '')
}

function nameOf({ namespaceURI: space, localName }: Element | Attr): string {
  if (space === null || space === HL7) return localName
  return space === XSI ? `xsi:${localName}` : `{${space}}${localName}`
}

/** A type is named with a prefix, which may be any. */
const valueOf = (attribute: Attr): string =>
  nameOf(attribute) === 'xsi:type' ? attribute.value.replace(/^.*:/, '') : attribute.value
