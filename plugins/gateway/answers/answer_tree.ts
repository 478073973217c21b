import {
  ParseOption,
  XmlDocument,
  XmlElement,
  type XmlTreeNode,
  XmlText,
  XmlCData,
} from 'libxml2-wasm'

/** An element of an answer: its name without a prefix, what it says, what is in it. */
export interface AnswerElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly AnswerElement[]
  /** All text in it, as it is written. */
  readonly text: string
}

const LENIENT =
  ParseOption.XML_PARSE_RECOVER |
  ParseOption.XML_PARSE_NONET |
  ParseOption.XML_PARSE_NO_XXE |
  ParseOption.XML_PARSE_NOERROR |
  ParseOption.XML_PARSE_NOWARNING |
  ParseOption.XML_PARSE_BIG_LINES

/** Deeper than any acknowledgement; what is deeper is left out. */
const DEEPEST = 60

/**
 * Reads one element with all that is in it, although it may not be well-formed: what can be read of it is.
 * @param text from the start tag on; a document type is no part of it
 * @returns null where nothing can be read
 */
export function answerTree(text: string): AnswerElement | null {
  try {
    using document = XmlDocument.fromString(repaired(text), { option: LENIENT })
    return elementOf(document.root, 0)
  } catch {
    return null
  }
}

/** Signs that receivers forget to write as entities, and characters that XML does not have. */
function repaired(text: string): string {
  return text
    .replaceAll(/&(?!#\d+;|#x[\da-f]+;|(?:amp|lt|gt|quot|apos);)/gi, '&amp;')
    .replaceAll(/<(?![a-z_/!?])/gi, '&lt;')
    .replaceAll(NO_CHARACTER, ' ')
}

// oxlint-disable-next-line no-control-regex
const NO_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** A name without its prefix, which may be one that nothing explains. */
const plain = (name: string) => name.slice(name.lastIndexOf(':') + 1)

function elementOf(element: XmlElement, depth: number): AnswerElement {
  const children: AnswerElement[] = []
  let text = ''
  for (let node: XmlTreeNode | null = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement && depth < DEEPEST) {
      const child = elementOf(node, depth + 1)
      children.push(child)
      text += child.text
    } else if (node instanceof XmlText || node instanceof XmlCData) {
      text += node.content
    }
  }
  const attributes = Object.fromEntries(
    element.attrs.map(({ name, value }) => [plain(name), value])
  )
  return { name: plain(element.name), attributes, children, text }
}
