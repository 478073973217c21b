import type { AnyColumn } from '#plugins/cases/list/list_parts'
import { columnOf } from '#plugins/cases/records/summarise_case'

/**
 * The order of a list by a column of `cases`, as its index has it: the empty are the smallest, the
 * identifier breaks ties.
 */
export function orderingBy({ key, sort }: AnyColumn, order: 'asc' | 'desc'): string {
  const empty = { asc: ' nulls first', desc: ' nulls last' }[order]
  return `${columnOf(key)} ${order}${sort === 'emptyLast' ? empty : ''}, id ${order}`
}
