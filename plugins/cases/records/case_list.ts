import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ListedCase, ListQuery } from '#plugins/cases/contract/list_query'
import type { Conditions } from '#plugins/cases/list/list_conditions'
import type { AnyColumn } from '#plugins/cases/list/list_parts'
import { standardColumns } from '#plugins/cases/list/standard_columns'
import { type ProjectedValues, listedValues } from '#plugins/cases/records/column_values'
import { COUNT_LIMIT, type Counted, countUpTo } from '#plugins/cases/records/count_cases'
import { askContent, casesByNumber, type CaseQuery } from '#plugins/cases/records/filter_cases'
import { findIndexConditions } from '#plugins/cases/records/find_index_conditions'
import { countByIndex } from '#plugins/cases/records/index_condition'
import { casesByIndex } from '#plugins/cases/records/cases_by_index'
import { asksNothing, onlyCondition, scanFirstCases } from '#plugins/cases/records/scan_first_cases'
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

/** Ids of the cases that the list is asked for, in its order: so many at most. */
export async function selectListedIds(
  trx: Reading,
  scope: Scope,
  asked: Asked,
  most: number
): Promise<string[]> {
  const { ordering, byIndex } = await searchFor(trx, scope, asked)
  const rows = await ordering.among(byIndex, most).select('id').orderByRaw(ordering.by).limit(most)
  return (rows as SelectedRow[]).map(({ id }) => id)
}

/** Cases as the list shows them, in the order of these ids. */
export async function selectListedCases(
  trx: Reading,
  ids: readonly string[],
  columns: readonly AnyColumn[]
): Promise<ListedCase[]> {
  const rows: SelectedRow[] = await withIds(trx, ids).whereNull('removed_at').select(selected)
  const byId = new Map(rows.map((row) => [row.id, toListed(row, columns)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Which of these cases the scope has. */
export async function selectKnown(trx: Reading, ids: readonly string[]): Promise<KnownCases> {
  const rows = await withIds(trx, ids).orderBy('case_no').select('case_no', 'removed_at')
  const deleted = rows.filter((row) => row.removed_at !== null)
  return { count: rows.length, deleted: deleted.map((row) => row.case_no as string) }
}

export interface KnownCases {
  /** How many, with those that were deleted. */
  readonly count: number
  /** Numbers of those that were deleted. */
  readonly deleted: readonly string[]
}

const withIds = (trx: Reading, ids: readonly string[]) =>
  trx.from('cases').whereRaw('id = any (?)', [[...ids] as string[] & Date[]])

/** What leads to the cases that are asked for, and their order. */
async function searchFor(
  trx: Reading,
  scope: Scope,
  { query, columns, conditions, isByNumber }: Asked
) {
  const { sort = 'caseNo', order = 'desc', text } = query
  const indexed = await findIndexConditions(trx, scope, {
    text,
    conditions: conditions.tables,
    isByNumber,
  })
  const ordering = orderingBy(
    trx,
    scope,
    columns.find(({ key }) => key === sort)!,
    order
  )
  const byIndex = () =>
    askContent(casesByIndex(trx, scope, conditions.columns, indexed), conditions.content)
  return { trx, scope, conditions, indexed, ordering, byIndex }
}

/**
 * One page of the case list and how many cases there are, as far as they were counted. An index
 * leads to what is asked for, or the first cases of the list are looked through; both take a few
 * milliseconds on a million cases.
 */
export async function selectCaseList(
  trx: Reading,
  scope: Scope,
  asked: Asked
): Promise<CaseListPage> {
  const { query, columns } = asked
  const { page = 1, pageSize = 20 } = query
  const search = await searchFor(trx, scope, asked)
  const { ordering, byIndex } = search
  const offset = (page - 1) * pageSize
  const onPage = async (cases: CaseQuery) => {
    const rows = await cases.select(selected).orderByRaw(ordering.by).offset(offset).limit(pageSize)
    return (rows as SelectedRow[]).map((row) => toListed(row, columns))
  }

  const looked = scanFirstCases(search)
  if (looked) {
    const rows = await onPage(looked.found())
    const isPage = rows.length === pageSize || !(await looked.areMore())
    if (isPage) return { ...(await looked.count()), rows }
  }
  const rows = await onPage(ordering.among(byIndex, offset + pageSize))
  // A page that is not full is the last one: nothing needs to be counted.
  const seen = offset + rows.length
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1)
  if (isLast) return { rows, total: seen, totalIsLowerBound: false }
  const alone = onlyCondition(search)
  const toCount = () => (asksNothing(search) ? casesByNumber(trx, scope) : byIndex())
  const counted = await (looked?.count() ??
    (alone ? countByIndex(trx, alone) : countUpTo(trx, toCount(), COUNT_LIMIT)))
  return { ...counted, rows, total: Math.max(counted.total, rows.length > 0 ? seen : 0) }
}

interface SelectedRow {
  readonly id: string
  readonly caseNo: string
  readonly updatedAt: Date
  readonly extra: ProjectedValues
}

function toListed(
  { extra, updatedAt, ...row }: SelectedRow,
  columns: readonly AnyColumn[]
): ListedCase {
  return { ...row, updatedAt: updatedAt.toISOString(), ...listedValues(columns, extra) }
}
