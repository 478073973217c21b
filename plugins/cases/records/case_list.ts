import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ContentQuestion } from '#plugins/cases/list/element_conditions'
import type { ListQuery } from '#plugins/cases/list/list_filters'
import { countCases, type Counted } from '#plugins/cases/records/count_cases'
import { askContent, filteredCases } from '#plugins/cases/records/filter_cases'
import { filterByText } from '#plugins/cases/records/filter_by_text'
import { orderings } from '#plugins/cases/records/list_orderings'

export interface ListedCase {
  readonly id: string
  readonly caseNo: string
  readonly [column: string]: unknown
}

const columns = {
  id: 'id',
  caseNo: 'case_no',
  version: 'version',
  versionKind: 'version_kind',
  product: 'product',
  reaction: 'reaction',
  eventCount: 'event_count',
  subject: 'subject',
  country: 'country',
  seriousness: 'seriousness',
  reportType: 'report_type',
  firstReceived: 'first_received',
  lastReceived: 'last_received',
  status: 'status',
  ownerName: 'owner_name',
  unmappedCount: 'unmapped_count',
  extra: 'extra',
}

const selected = Object.entries(columns).map(([name, column]) => `${column} as ${name}`)

export interface CaseListPage extends Counted {
  readonly rows: readonly ListedCase[]
}

/** One page of the case list and how many cases there are, as far as they were counted. */
export async function selectCaseList(
  trx: Reading,
  scope: Scope,
  query: ListQuery,
  questions: readonly ContentQuestion[]
): Promise<CaseListPage> {
  const text = query.text ? await filterByText(trx, scope, query.text) : undefined
  const byColumns = () => filteredCases(trx, scope, query)
  const filtered = () => {
    const cases = byColumns()
    text?.narrow(cases)
    return askContent(cases, questions)
  }
  const { page = 1, pageSize = 20, sort = 'case_no', order = 'desc' } = query
  const offset = (page - 1) * pageSize
  const rows = await filtered()
    .select(selected)
    .orderByRaw(orderings[order][sort])
    .offset(offset)
    .limit(pageSize)
  // A page that is not full is the last one: nothing needs to be counted.
  const seen = offset + rows.length
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1)
  if (isLast) return { rows: rows as ListedCase[], total: seen, totalIsLowerBound: false }
  const counted = await countCases(trx, { scope, query, questions, text, byColumns, filtered })
  const least = rows.length > 0 ? seen : 0
  return { ...counted, rows: rows as ListedCase[], total: Math.max(counted.total, least) }
}
