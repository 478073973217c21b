import type { Catalogue } from '#kernel/case/content/catalogue'
import { parsePartialDate } from '#kernel/case/content/partial_date'
import { compares, type Draft } from '#plugins/search/ui/conditions/draft'

/** What a condition lacks, or says wrongly. */
export type Problem =
  'element' | 'way' | 'value' | 'twice' | 'not_a_date' | 'not_a_number' | 'backwards'

const NUMBER = /^-?\d+(\.\d+)?$/

/**
 * What is wrong with a condition; undefined where it can be asked.
 * @param before the conditions above it, on whose elements it must not ask again
 */
export function problemOf(
  { element: id, is, value, to, values }: Draft,
  catalogue: Catalogue,
  before: readonly Draft[]
): Problem | undefined {
  const element = id === undefined ? undefined : catalogue.element(id)
  if (element === undefined) return 'element'
  if (before.some((other) => other.element === id)) return 'twice'
  if (is === undefined) return 'way'
  if (!compares(is)) return undefined
  const given = is === 'in' ? (values ?? []) : is === 'between' ? [value, to] : [value]
  if (given.length === 0 || given.some((each) => !each?.trim())) return 'value'
  if (is !== 'lt' && is !== 'gt' && is !== 'between') return undefined
  if (element.type === 'date') {
    if (given.some((each) => !parsePartialDate(each))) return 'not_a_date'
    // A year ends with its last day.
    return is === 'between' && value! > `${to}~` ? 'backwards' : undefined
  }
  if (given.some((each) => !NUMBER.test(each!))) return 'not_a_number'
  return is === 'between' && Number(value) > Number(to) ? 'backwards' : undefined
}
