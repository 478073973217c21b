import type { MessageNode } from '#plugins/e2b/message/message_node'
import { pathOf, type XmlElement } from '#plugins/e2b/message/xml_element'

/** The element of a message that a value, or a row, was read from. */
export interface Source {
  readonly element: XmlElement
  /** Attribute that holds the value, `#text` for the text; absent for a row. */
  readonly attribute?: string
  /** What the element of a row is in the tree of the message. */
  readonly node?: MessageNode
}

/** Remembers, while a message is read, which elements the values and rows of its contents came from. */
export class ValueSources {
  readonly #values = new Map<object, Map<string, Source>>()
  readonly #rows = new Map<object, Source>()

  /** @param store the row, content or envelope that took the value */
  noteValue(store: object, key: string, source: Source): void {
    const known = this.#values.get(store)
    if (known) known.set(key, source)
    else this.#values.set(store, new Map([[key, source]]))
  }

  /** A row that is told in several places is at home in the first. */
  noteRow(row: object, source: Source): void {
    if (!this.#rows.has(row)) this.#rows.set(row, source)
  }

  ofValue(store: object, key: string): Source | undefined {
    return this.#values.get(store)?.get(key)
  }

  ofRow(row: object): Source | undefined {
    return this.#rows.get(row)
  }
}

/** The path to a source from the root of the message: `/MCCI_IN200100UV01/id/@extension`. */
export function pathOfSource({ element, attribute }: Source): string {
  const path = pathOf(element)
  if (attribute === undefined) return path
  return attribute === '#text' ? `${path}/text()` : `${path}/@${attribute}`
}
