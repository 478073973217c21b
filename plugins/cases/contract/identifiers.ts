import { type CaseContent, isRows } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { valueOf } from '#kernel/case/content/leaf'

/** A number under which somebody else may know a case, and the element that says it. */
export interface Identifier {
  readonly element: string
  readonly value: string
}

/** The sender's number of a case and its worldwide one: whoever carries them is of that case. */
const ownElements = ['C.1.1', 'C.1.8.1']

/** Numbers of the same case with others, a row each. */
const others = { group: 'C.1.9.1.r', element: 'C.1.9.1.r.2' }

/** The elements that identify a case; this is the one place that names them. */
export const identifyingElements: readonly string[] = [...ownElements, others.element]

/** Whether an element holds the case's own number, and not one that others gave it. */
export const isOwnIdentifier = (element: string): boolean => ownElements.includes(element)

/** An index takes no more; ICH allows half of it. */
const LONGEST = 200

/** Every identifier that a case carries, each once. A null flavour identifies nothing. */
export function identifiersOf(content: CaseContent): Identifier[] {
  const rows = content[toKey(others.group)]
  const identifiers = [
    ...ownElements.map((element) => [element, content[toKey(element)]] as const),
    ...(isRows(rows) ? rows : []).map(
      (row) => [others.element, row[toKey(others.element)]] as const
    ),
  ]
  const found = new Map<string, Identifier>()
  for (const [element, leaf] of identifiers) {
    const value = valueOf(leaf)
    if (typeof value !== 'string') continue
    const shortened = value.slice(0, LONGEST)
    found.set(`${element} ${shortened}`, { element, value: shortened })
  }
  return [...found.values()]
}
