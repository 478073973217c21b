import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ListQuery } from '#plugins/cases/list/list_filters'
import type { TextFilter } from '#plugins/cases/records/filter_by_text'
import {
  type CaseQuery,
  casesOf,
  columnFilters,
  filterColumns,
} from '#plugins/cases/records/filter_cases'

/** The cases to which indexes on columns and words lead. */
export function ledCases(
  trx: Reading,
  scope: Scope,
  query: ListQuery,
  text?: TextFilter
): CaseQuery {
  const cases = filterColumns(casesOf(trx, scope), query)
  if (!text) return cases
  // Where every word is common, indexes alone tell which few cases have them all.
  const byColumns = text.isCommon
    ? columnFilters(query).map((filter) => filter(casesOf(trx, scope).select('id')))
    : []
  const lists = [...text.lists(), ...byColumns]
  if (lists.length > 0) {
    cases.whereIn(
      'id',
      lists.reduce((ids, list) => ids.intersect(list))
    )
  } else cases.whereRaw('false')
  text.checkOthers(cases)
  // Made before it is ordered: else the planner hopes to meet twenty such cases soon on its way
  // along the list, and goes through all of it when there are none.
  return trx.from('cases').withMaterialized('cases', cases.select('*'))
}
