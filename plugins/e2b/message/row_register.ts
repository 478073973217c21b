import { randomUUID } from 'node:crypto'

import type { Row } from '#kernel/case/content/case_content'
import type { Join } from '#plugins/e2b/message/message_node'
import type { XmlElement } from '#plugins/e2b/message/xml_element'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The rows of a case by the identifiers that the message gives them: events and drugs. */
export class RowRegister {
  readonly #rows = new Map<string, Row>()
  readonly #byIdentifier = new Map<string, Row>()
  readonly #named = new Set<Row>()

  /**
   * Gives a row its identity. The identifier of the message becomes the row's own when it is a
   * UUID and not yet taken; an OID or a second use of it is replaced by a new UUID.
   * @returns false when another row of the group has the identifier
   */
  identify(group: string, element: XmlElement, row: Row): boolean {
    const identifier = identifierOf(element)
    if (identifier === undefined) return true
    const name = `${group} ${identifier}`
    const isFree = !this.#rows.has(name)
    row.id = isFree && UUID.test(identifier) ? identifier : randomUUID()
    if (!isFree) return false
    this.#rows.set(name, row)
    this.#named.add(row)
    if (!this.#byIdentifier.has(identifier)) this.#byIdentifier.set(identifier, row)
    return true
  }

  /** Whether the row has its identifier from the message. */
  isNamed(row: Row): boolean {
    return this.#named.has(row)
  }

  /**
   * The row below `parent` that a block of the message names, or undefined. A pair of drug and
   * event is a row of its own, made with the first block that names it; a reference that leads
   * nowhere stays as it came.
   */
  joined(parent: Row, { test, group, key }: Join, element: XmlElement): Row | undefined {
    const identifier = identifierAt(element, test)
    if (key === undefined) return this.#rows.get(`${group} ${identifier}`)
    const reference = identifier && (this.#byIdentifier.get(identifier)?.id ?? identifier)
    const rows = rowsOf(parent, group)
    const known = rows.find((row) => row[key] === reference)
    if (known) return known
    const row: Row = reference ? { id: randomUUID(), [key]: reference } : { id: randomUUID() }
    rows.push(row)
    return row
  }
}

/** The rows of a group in a row, an empty list when there are none yet. */
export function rowsOf(parent: Row, group: string): Row[] {
  const found = parent[group]
  if (Array.isArray(found)) return found
  const rows: Row[] = []
  parent[group] = rows
  return rows
}

/** The identifier to which a test leads, the first where several elements of a name stand on the way. */
export function identifierAt(element: XmlElement, { steps }: Join['test']): string | undefined {
  const find = (at: XmlElement, depth: number): string | undefined => {
    if (depth === steps.length) return identifierOf(at)
    for (const child of at.children) {
      const found = child.name === steps[depth]!.name ? find(child, depth + 1) : undefined
      if (found !== undefined) return found
    }
    return undefined
  }
  return find(element, 0)
}

/** An instance identifier as one text. */
function identifierOf({ attributes: { root, extension } }: XmlElement): string | undefined {
  if (root === undefined) return undefined
  return extension === undefined ? root : `${root}^${extension}`
}
