import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ColumnValue } from '#plugins/cases/contract/list_columns'
import type { ListedCase, ListQuery } from '#plugins/cases/contract/list_query'
import type { Conditions } from '#plugins/cases/list/list_conditions'
import type { AnyColumn } from '#plugins/cases/list/list_parts'
import { standardColumns } from '#plugins/cases/list/standard_columns'
import { keptElements } from '#plugins/cases/records/kept_elements'
import { COUNT_LIMIT, type Counted, countUpTo } from '#plugins/cases/records/count_cases'
import { askContent, type CaseQuery } from '#plugins/cases/records/filter_cases'
import { findIndexConditions } from '#plugins/cases/records/find_index_conditions'
import { countByIndex } from '#plugins/cases/records/index_condition'
import { casesByIndex } from '#plugins/cases/records/cases_by_index'
import { onlyCondition, scanFirstCases } from '#plugins/cases/records/scan_first_cases'
import { orderingBy } from '#plugins/cases/records/list_ordering'
import { columnOf } from '#plugins/cases/records/summarise_case'

const selected = ['id', 'extra', ...standardColumns.map(({ key }) => `${columnOf(key)} as ${key}`)]

export interface CaseListPage extends Counted {
  readonly rows: readonly ListedCase[]
}

/** What is asked of the list. */
export interface Asked {
  readonly query: ListQuery
  readonly columns: readonly AnyColumn[]
  readonly conditions: Conditions
  /** Words are looked for in the numbers of cases alone: somebody does not see where they may stand. */
  readonly isByNumber: boolean
}

/**
 * One page of the case list and how many cases there are, as far as they were counted. An index
 * leads to what is asked for, or the first cases of the list are looked through; both take a few
 * milliseconds on a million cases.
 */
export async function selectCaseList(
  trx: Reading,
  scope: Scope,
  { query, columns, conditions, isByNumber }: Asked
): Promise<CaseListPage> {
  const { page = 1, pageSize = 20, sort = 'caseNo', order = 'desc', text } = query
  const indexed = await findIndexConditions(trx, scope, {
    text,
    conditions: conditions.tables,
    isByNumber,
  })
  const offset = (page - 1) * pageSize
  const column = columns.find(({ key }) => key === sort)!
  const ordering = orderingBy(trx, scope, column, order)
  const onPage = async (cases: CaseQuery) => {
    const rows = await cases.select(selected).orderByRaw(ordering.by).offset(offset).limit(pageSize)
    return (rows as SelectedRow[]).map((row) => toListed(row, columns))
  }

  const search = { trx, scope, conditions, indexed, ordering }
  const looked = scanFirstCases(search)
  if (looked) {
    const rows = await onPage(looked.found())
    const isPage = rows.length === pageSize || !(await looked.areMore())
    if (isPage) return { ...(await looked.count()), rows }
  }
  const byIndex = () =>
    askContent(casesByIndex(trx, scope, conditions.columns, indexed), conditions.content)
  const rows = await onPage(ordering.among(byIndex, offset + pageSize))
  // A page that is not full is the last one: nothing needs to be counted.
  const seen = offset + rows.length
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1)
  if (isLast) return { rows, total: seen, totalIsLowerBound: false }
  const alone = onlyCondition(search)
  const counted = await (looked?.count() ??
    (alone ? countByIndex(trx, alone) : countUpTo(trx, byIndex(), COUNT_LIMIT)))
  return { ...counted, rows, total: Math.max(counted.total, rows.length > 0 ? seen : 0) }
}

interface SelectedRow {
  readonly id: string
  readonly caseNo: string
  readonly updatedAt: Date
  readonly extra: Readonly<Record<string, ColumnValue>>
}

function toListed(
  { extra, updatedAt, ...row }: SelectedRow,
  columns: readonly AnyColumn[]
): ListedCase {
  return { ...row, updatedAt: updatedAt.toISOString(), ...keptElements(columns, extra) }
}
