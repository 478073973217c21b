import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { CaseCondition } from '#plugins/cases/contract'
import type { ContentQuestion } from '#plugins/cases/list/element_conditions'
import type { ListQuery } from '#plugins/cases/list/list_filters'
import { COUNT_LIMIT, type Counted, countUpTo } from '#plugins/cases/records/count_cases'
import { askContent, type CaseQuery } from '#plugins/cases/records/filter_cases'
import { findLeads } from '#plugins/cases/records/find_leads'
import { countLead } from '#plugins/cases/records/lead'
import { ledCases } from '#plugins/cases/records/led_cases'
import { aloneIn, lookThrough } from '#plugins/cases/records/look_through'
import { orderings } from '#plugins/cases/records/list_orderings'
import type { CaseSummary } from '#plugins/cases/records/summarise_case'

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

/** What a summary says, by the names of the columns of the list. */
export function summaryColumns(summary: CaseSummary): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      column in summary ? [[name, summary[column as keyof CaseSummary]]] : []
    )
  )
}

const selected = Object.entries(columns).map(([name, column]) => `${column} as ${name}`)

export interface CaseListPage extends Counted {
  readonly rows: readonly ListedCase[]
}

/** What is asked of the list. */
export interface Asked {
  readonly query: ListQuery
  readonly questions: readonly ContentQuestion[]
  /** Those of plugins. */
  readonly conditions: readonly CaseCondition[]
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
  { query, questions, conditions, isByNumber }: Asked
): Promise<CaseListPage> {
  const leads = await findLeads(trx, scope, { text: query.text, conditions, isByNumber })
  const { page = 1, pageSize = 20, sort = 'case_no', order = 'desc' } = query
  const offset = (page - 1) * pageSize
  const ordering = orderings[order][sort]
  const onPage = async (cases: CaseQuery) =>
    (await cases
      .select(selected)
      .orderByRaw(ordering)
      .offset(offset)
      .limit(pageSize)) as ListedCase[]

  const looking = { trx, scope, query, questions, leads, ordering }
  const looked = lookThrough(looking)
  if (looked) {
    const rows = await onPage(looked.found())
    const isPage = rows.length === pageSize || !(await looked.areMore())
    if (isPage) return { ...(await looked.count()), rows }
  }
  const led = () => askContent(ledCases(trx, scope, query, leads), questions)
  const rows = await onPage(led())
  // A page that is not full is the last one: nothing needs to be counted.
  const seen = offset + rows.length
  const isLast = rows.length < pageSize && (rows.length > 0 || page === 1)
  if (isLast) return { rows, total: seen, totalIsLowerBound: false }
  const alone = aloneIn(looking)
  const counted = await (looked?.count() ??
    (alone ? countLead(trx, alone) : countUpTo(trx, led(), COUNT_LIMIT)))
  return { ...counted, rows, total: Math.max(counted.total, rows.length > 0 ? seen : 0) }
}
