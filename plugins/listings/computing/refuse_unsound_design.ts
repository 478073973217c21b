import type { Catalogue } from '#kernel/case/content/catalogue'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/listings/lang/server/wording'
import type { ListLabels } from '#plugins/listings/computing/listing_heads'
import {
  type ColumnSource,
  type ListingDesign,
  MOST_SPREAD,
} from '#plugins/listings/contract/design'

/** What a design is held against. */
interface Known {
  readonly catalogue: Catalogue
  /** Columns of the list of cases that may stand in it. */
  readonly labels: ListLabels
}

/**
 * Refuses with 2017 a design without columns, with two columns of one key, with a column that cannot be
 * read, and with an order or groups by a column that it does not have; it says which column.
 */
export function refuseUnsoundDesign({ columns, sort, group }: ListingDesign, known: Known): void {
  if (columns.length === 0) throw refused(wording('design.no_column'))
  const keys = columns.map(({ key }) => key)
  const twice = keys.find((key, at) => keys.indexOf(key) !== at)
  if (twice !== undefined) throw refused(wording('design.twice', { key: twice }))
  columns.forEach(({ source }, at) => {
    const problem = problemOf(source, known)
    if (problem) throw refused(wording('design.column', { number: at + 1, problem }))
  })
  const asked = [...sort.map(({ column }) => column), ...(group === null ? [] : [group])]
  const lacking = asked.find((key) => !keys.includes(key))
  if (lacking !== undefined) throw refused(wording('design.lacking', { key: lacking }))
}

const refused = (detail: Words) => new kernelErrors.E_PARAMETER({ detail })

function problemOf(source: ColumnSource, { catalogue, labels }: Known): Words | undefined {
  const { of, only, spread } = source
  if (of === 'list')
    return labels.has(source.column ?? '')
      ? undefined
      : wording('design.no_list_column', { key: source.column ?? '' })
  const elements = elementsOf(source)
  if (elements.length === 0) return wording('design.no_element')
  const unknown = elements.find((element) => !catalogue.element(element))
  if (unknown !== undefined) return wording('design.unknown', { element: unknown })
  const typeOf = (element: string) => catalogue.element(element)!.type
  if (of === 'days' && (elements.length < 2 || elements.some((each) => typeOf(each) !== 'date')))
    return wording('design.not_dates')
  if (
    of === 'term' &&
    (!source.level || catalogue.element(elements[0]!)!.codeList !== 'meddra-llt')
  )
    return wording('design.not_coded', { element: elements[0]! })
  if (of === 'join' && !isOneWay(elements, catalogue)) return wording('design.not_one_row')
  if (spread && !['element', 'join', 'term'].includes(of)) return wording('design.not_spread')
  if (spread && (spread.count < 1 || spread.count > MOST_SPREAD))
    return wording('design.spread_count', { most: MOST_SPREAD })
  if (!only) return undefined
  if (!catalogue.element(only.element)) return wording('design.unknown', { element: only.element })
  return elements.some((each) => isAround(only.element, each, catalogue))
    ? undefined
    : wording('design.not_around', { element: only.element })
}

function elementsOf({ of, element, to, elements, branches }: ColumnSource): string[] {
  if (of === 'join') return [...(elements ?? [])]
  if (of === 'when') return (branches ?? []).map((branch) => branch.element)
  return [element, ...(of === 'days' ? [to] : [])].filter((each) => each !== undefined)
}

/** Whether elements stand in one row or in rows around it. */
function isOneWay(elements: readonly string[], catalogue: Catalogue): boolean {
  const [deepest] = elements.toSorted(
    (a, b) => catalogue.element(b)!.path.length - catalogue.element(a)!.path.length
  )
  return elements.every((each) => isAround(each, deepest!, catalogue))
}

function isAround(outer: string, inner: string, catalogue: Catalogue): boolean {
  const [around, within] = [catalogue.element(outer)!.path, catalogue.element(inner)!.path]
  return around.every((group, at) => within[at] === group)
}
