import type { StrictValues } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { TableSource } from '#plugins/cases/contract/list_columns'
import { type AnyColumn, isOfTable } from '#plugins/cases/list/list_parts'
import type { CaseQuery } from '#plugins/cases/records/filter_cases'
import { columnOf } from '#plugins/cases/records/summarise_case'

/** An order of the list. */
export interface Ordering {
  /** SQL that puts into order what `among` gives. */
  readonly by: string
  /** Of these cases so many at least as come first, for whoever orders and cuts them then. */
  among(cases: () => CaseQuery, most: number): CaseQuery
}

/** The order of a list by a column. */
export function orderingBy(
  trx: Reading,
  scope: Scope,
  column: AnyColumn,
  order: 'asc' | 'desc'
): Ordering {
  if (isOfTable(column)) return throughTable(trx, scope, column.source, order)
  return { by: byColumn(column, order), among: (cases) => cases() }
}

/**
 * Along a column of `cases`, as its index has it: the empty are the smallest, the identifier breaks
 * ties.
 */
export function byColumn({ key, sort }: AnyColumn, order: 'asc' | 'desc'): string {
  const empty = { asc: ' nulls first', desc: ' nulls last' }[order]
  return `${columnOf(key)} ${order}${sort === 'emptyLast' ? empty : ''}, id ${order}`
}

/**
 * Along a table of a plugin: its index leads to the cases that have a value there; the others, which
 * are looked for only when those are used up, come last.
 */
function throughTable(
  trx: Reading,
  { projectId, environment }: Scope,
  { table, column }: TableSource,
  order: 'asc' | 'desc'
): Ordering {
  const values = `join (select case_id, ${column} as sorted from ${table}
    where project_id = ? and environment = ? and ${column} is not null) as values
    on values.case_id = cases.id`
  const isWithout = `not exists (select from ${table}
    where ${table}.case_id = cases.id and ${column} is not null)`
  return {
    by: `part asc, sorted ${order}, id ${order}`,
    among(cases, most) {
      const valued = cases()
        .joinRaw(values, [projectId, environment] as StrictValues[])
        .select('cases.*', trx.raw('0 as part'), 'sorted')
        .orderBy('sorted', order)
        .orderBy('values.case_id', order)
        .limit(most)
      const others = cases()
        .whereRaw('(select count(*) from valued) < ?', [most])
        .whereRaw(isWithout)
        .select('cases.*', trx.raw('1 as part'), trx.raw('null as sorted'))
        .orderBy('id', order)
        .limit(most)
      const all = trx
        .from('valued')
        .withMaterialized('valued', valued)
        .select('*')
        .unionAll(others, true)
      return trx.from(all.as('cases'))
    },
  }
}
