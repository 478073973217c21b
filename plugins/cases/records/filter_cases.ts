import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ContentQuestion } from '#plugins/cases/list/element_conditions'
import type { ListQuery } from '#plugins/cases/list/list_filters'

export type CaseQuery = DatabaseQueryBuilderContract

/** All cases of the scope. */
export function casesOf(trx: Reading, { projectId, environment }: Scope): CaseQuery {
  return trx.from('cases').where({ project_id: projectId, environment })
}

type Filter = (cases: CaseQuery) => CaseQuery

/** The conditions on columns, one by one: an index answers each of them. */
export function columnFilters(query: ListQuery): Filter[] {
  const { seriousness, country, reportType, status, receivedFrom: from, receivedTo: to } = query
  const filters: (Filter | undefined | '')[] = [
    seriousness && ((cases) => cases.where('seriousness', seriousness)),
    country && ((cases) => cases.where('country', country)),
    reportType && ((cases) => cases.where('report_type', reportType)),
    status && ((cases) => cases.where('status', status)),
    from && ((cases) => cases.where('first_received', '>=', from)),
    // A day includes every time of that day, a month every day of it.
    to && ((cases) => cases.where('first_received', '<', `${to}~`)),
  ]
  return filters.filter((filter) => typeof filter === 'function')
}

/** Asks all conditions on columns. */
export function filterColumns(cases: CaseQuery, query: ListQuery): CaseQuery {
  return columnFilters(query).reduce((filtered, filter) => filter(filtered), cases)
}

/** Conditions on single elements are asked of the latest revision of each case. */
export function askContent(cases: CaseQuery, questions: readonly ContentQuestion[]): CaseQuery {
  for (const { sql, bindings } of questions) {
    cases.whereExists((content) => {
      content
        .from('case_revisions')
        .whereColumn('case_revisions.case_id', 'cases.id')
        .whereColumn('case_revisions.revision', 'cases.revision')
        .whereRaw(sql, [...bindings])
        .select('case_id')
    })
  }
  return cases
}
