import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { RowCondition } from '#plugins/cases/contract'
import { type CaseQuery, casesOf, filterColumns } from '#plugins/cases/records/filter_cases'
import type { IndexConditions } from '#plugins/cases/records/find_index_conditions'

/** The cases to which indexes lead: on columns, on words, of plugins. */
export function casesByIndex(
  trx: Reading,
  scope: Scope,
  conditions: readonly RowCondition[],
  indexed?: IndexConditions
): CaseQuery {
  const cases = filterColumns(casesOf(trx, scope), conditions)
  if (!indexed) return cases
  // Where everything is common, indexes alone tell which few cases have them all.
  const byColumns = indexed.areCommon
    ? conditions.map((each) => filterColumns(casesOf(trx, scope).select('id'), [each]))
    : []
  const lists = [...indexed.lists(), ...byColumns]
  // Listed once, whatever the planner knows of the tables: it may take a list that it believes to be
  // empty for one that can be made again for each case.
  const ids = lists.reduce((all, list) => all.intersect(list)).toSQL()
  cases.whereRaw(['id = any (array(', ids.sql, '))'].join(''), [...ids.bindings] as StrictValues[])
  indexed.checkOthers(cases)
  // Made before it is ordered: else the planner hopes to meet twenty such cases soon on its way
  // along the list, and goes through all of it when there are none.
  return trx.from('cases').withMaterialized('cases', cases.select('*'))
}
