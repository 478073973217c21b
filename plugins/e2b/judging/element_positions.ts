import type { XmlElement } from '#plugins/e2b/message/xml_element'

/** Where the start tag of an element stands in the file, both from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** What is skipped whole, and start tags: a greater-than sign may stand in the value of an attribute. */
const PARTS =
  /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<\/[^>]*>|<(?=[^!/?])(?:[^"'>]|"[^"]*"|'[^']*')*>/g

/**
 * Finds elements in the text that they were read from: the parser keeps no columns. The n-th element
 * of the document is the n-th start tag of its text.
 */
export class ElementPositions {
  readonly #numbers = new Map<XmlElement, number>()
  readonly #starts: number[] = []
  readonly #lines: number[] = [0]

  /**
   * @param root the whole document
   * @param text the well-formed text of it, without a document type declaration
   */
  constructor(root: XmlElement, text: string) {
    this.#number(root)
    for (const { 0: part, index } of text.matchAll(PARTS)) {
      if (/^<[^!/?]/.test(part)) this.#starts.push(index)
    }
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      this.#lines.push(at + 1)
    }
  }

  /** An element that was made for reading stands where the one around it does. */
  of(element: XmlElement): Position | undefined {
    const number = this.#numbers.get(element)
    if (number === undefined) return element.parent && this.of(element.parent)
    const start = this.#starts[number]
    if (start === undefined) return undefined
    const line = this.#lineOf(start)
    return { line: line + 1, column: start - this.#lines[line]! + 1 }
  }

  #number(element: XmlElement): void {
    this.#numbers.set(element, this.#numbers.size)
    for (const child of element.children) this.#number(child)
  }

  /** The last line that starts at an offset or before it. */
  #lineOf(offset: number): number {
    let low = 0
    let high = this.#lines.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.#lines[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}
