import { XMLWriter } from 'xmlbuilder2/lib/writers/XMLWriter.js'

import { HL7 } from '#plugins/e2b/message/xml_element'
import type { XmlWriter } from '#plugins/e2b/message/xml_writer'

const XSI = 'http://www.w3.org/2001/XMLSchema-instance'
/** Characters that XML 1.0 cannot carry at all (section 2.2), and lone surrogates. */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
/** Anything that may need one of the changes below; most texts have nothing of it. */
const NOTABLE = /[&\p{Cc}\p{Cs}\uFFFE\uFFFF]/u
const SPECIAL = /[&\r]/g
const SPECIAL_IN_ATTRIBUTE = /[&\r\n\t]/g

/** Node types of the DOM that a message needs. */
const ELEMENT = 1
const TEXT = 3
const DOCUMENT = 9

/** What xmlbuilder2's writer asks of a node of its document. */
class Node {
  readonly _children: (Node | Text)[] = []
  readonly attributes: { localName: string; value: string }[] = []

  constructor(
    readonly nodeType: number,
    readonly localName: string
  ) {}

  hasChildNodes(): boolean {
    return this._children.length > 0
  }
}

interface Text {
  readonly nodeType: typeof TEXT
  readonly data: string
}

type Written = Parameters<XMLWriter['serialize']>[0]

/**
 * The XML writer of xmlbuilder2, without its builder: elements go to it as plain nodes. Its DOM,
 * which knows namespaces, observers and mutations that a message has no use for, takes three times
 * as long. The namespaces are stated once, as attributes of the root.
 */
export class XmlBuilderWriter implements XmlWriter {
  readonly #document = new Node(DOCUMENT, '#document')
  readonly #open: Node[] = [this.#document]

  open(name: string) {
    const element = new Node(ELEMENT, name)
    if (this.#open.length === 1) {
      element.attributes.push({ localName: 'xmlns', value: HL7 })
      element.attributes.push({ localName: 'xmlns:xsi', value: XSI })
    }
    this.#open.at(-1)!._children.push(element)
    this.#open.push(element)
  }

  attribute(name: string, value: string) {
    this.#open.at(-1)!.attributes.push({
      localName: name,
      value: escape(value, SPECIAL_IN_ATTRIBUTE),
    })
  }

  text(value: string) {
    this.#open.at(-1)!._children.push({ nodeType: TEXT, data: escape(value, SPECIAL) })
  }

  close() {
    this.#open.pop()
  }

  end(): string {
    const writer = new XMLWriter({ version: '1.0', encoding: 'UTF-8' } as never, {} as never)
    return writer.serialize(this.#document as unknown as Written)
  }
}

/**
 * Line ends and tabs as character references, or a reader would turn them into others
 * (XML 1.0, sections 2.11 and 3.3.3). The ampersand too: the library takes a text like `&lt;` for
 * a reference and leaves it. The rest it escapes itself.
 */
function escape(text: string, special: RegExp): string {
  if (!NOTABLE.test(text)) return text
  return text
    .replace(ILLEGAL, '\uFFFD')
    .replace(special, (each) => (each === '&' ? '&amp;' : `&#${each.charCodeAt(0)};`))
}
