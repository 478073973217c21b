import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ContentQuestion } from '#plugins/cases/list/element_conditions'
import type { ListQuery } from '#plugins/cases/list/list_filters'
import { COUNT_LIMIT, type Counted, countUpTo } from '#plugins/cases/records/count_cases'
import { askContent, type CaseQuery } from '#plugins/cases/records/filter_cases'
import { filterByText } from '#plugins/cases/records/filter_by_text'
import { ledCases } from '#plugins/cases/records/led_cases'
import { lookThrough } from '#plugins/cases/records/look_through'
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

/**
 * One page of the case list and how many cases there are, as far as they were counted. An index
 * leads to what is asked for, or the first cases of the list are looked through; both take a few
 * milliseconds on a million cases.
 */
export async function selectCaseList(
  trx: Reading,
  scope: Scope,
  query: ListQuery,
  questions: readonly ContentQuestion[]
): Promise<CaseListPage> {
  const text = query.text ? await filterByText(trx, scope, query.text) : undefined
  const { page = 1, pageSize = 20, sort = 'case_no', order = 'desc' } = query
  const offset = (page - 1) * pageSize
  const ordering = orderings[order][sort]
  const onPage = async (cases: CaseQuery) =>
    (await cases
      .select(selected)
      .orderByRaw(ordering)
      .offset(offset)
      .limit(pageSize)) as ListedCase[]

  const looked = await lookThrough({ trx, scope, query, questions, text, ordering })
  if (looked?.holds(offset + pageSize)) {
    return { ...looked.counted, rows: await onPage(looked.found()) }
  }
  const led = () => askContent(ledCases(trx, scope, query, text), questions)
  const rows = await onPage(led())
  // A page that is not full is the last one: nothing needs to be counted.
  const seen = offset + rows.length
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1)
  if (isLast) return { rows, total: seen, totalIsLowerBound: false }
  const counted = looked?.counted ?? (await countUpTo(trx, led(), COUNT_LIMIT))
  return { ...counted, rows, total: Math.max(counted.total, rows.length > 0 ? seen : 0) }
}
