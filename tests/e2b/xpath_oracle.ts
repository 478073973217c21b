import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type XmlDocument, XmlAttribute, type XmlNode } from 'libxml2-wasm'

const NAMESPACES = { hl7: 'urn:hl7-org:v3', xsi: 'http://www.w3.org/2001/XMLSchema-instance' }

interface ReferenceElement {
  id: string
  kind: string
  xpath?: string
  xpathQuery?: string
  xpathAlternatives?: string[]
  nullFlavorXpathQuery?: string
}

/** The paths of the reference catalogue, run by libxml2: made by others, so a second opinion. */
export class XpathOracle {
  readonly #elements: Map<string, ReferenceElement>

  constructor(reference: string) {
    const path = join(reference, 'e2b/elements.json')
    const all = JSON.parse(readFileSync(path, 'utf8')) as ReferenceElement[]
    this.#elements = new Map(all.map((element) => [element.id, withTypeCode(element)]))
  }

  /** Values of an element in a message, wherever the reference says that it may stand. */
  values(document: XmlDocument, id: string): string[] {
    const { xpathQuery = '', xpathAlternatives = [] } = this.#elements.get(id)!
    return find(document, [xpathQuery, ...xpathAlternatives])
  }

  /** Null flavours of an element in a message. */
  nullFlavors(document: XmlDocument, id: string): string[] {
    const {
      xpathQuery = '',
      nullFlavorXpathQuery,
      xpathAlternatives = [],
    } = this.#elements.get(id)!
    const [first, ...others] = [xpathQuery, ...xpathAlternatives].map((query) =>
      query.replace(/(?:@\w+|text\(\))$/, '@nullFlavor')
    )
    return find(document, [nullFlavorXpathQuery ?? first!, ...others])
  }
}

/** The queries leave out what tells the two intervals of G.k.9.i.3 apart; the printed paths have it. */
function withTypeCode(element: ReferenceElement): ReferenceElement {
  const typeCode = /outboundRelationship1\[@typeCode='SA.'\]/.exec(element.xpath ?? '')?.[0]
  if (typeCode === undefined || !element.id.startsWith('G.k.9.i.3')) return element
  const xpathQuery = element.xpathQuery?.replace('outboundRelationship1', typeCode)
  return { ...element, xpathQuery }
}

function find(document: XmlDocument, queries: string[]): string[] {
  const prefixed = /^substring\((.*),(\d+)\)$/.exec(queries[0]!)
  const union = prefixed ? prefixed[1]! : queries.join(' | ')
  const start = prefixed ? Number(prefixed[2]) - 1 : 0
  const nodes = document.find(union, NAMESPACES)
  return nodes.map((node) => textOf(node).slice(start)).filter((text) => text !== '')
}

function textOf(node: XmlNode): string {
  return node instanceof XmlAttribute ? node.value : node.content
}
