import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ContentQuestion } from '#plugins/cases/list/element_conditions'
import type { ListQuery } from '#plugins/cases/list/list_filters'

export type CaseQuery = DatabaseQueryBuilderContract

/** The cases of the scope that fit the conditions on columns. */
export function filteredCases(trx: Reading, scope: Scope, query: ListQuery): CaseQuery {
  const cases = trx.from('cases').where({
    project_id: scope.projectId,
    environment: scope.environment,
  })
  const { seriousness, country, reportType, status, receivedFrom, receivedTo } = query
  if (seriousness) cases.where('seriousness', seriousness)
  if (country) cases.where('country', country)
  if (reportType) cases.where('report_type', reportType)
  if (status) cases.where('status', status)
  if (receivedFrom) cases.where('first_received', '>=', receivedFrom)
  // A day includes every time of that day, a month every day of it.
  if (receivedTo) cases.where('first_received', '<', `${receivedTo}~`)
  return cases
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

/** Is there any condition on a column? */
export function hasColumnFilter(query: ListQuery): boolean {
  const { seriousness, country, reportType, status, receivedFrom, receivedTo } = query
  return [seriousness, country, reportType, status, receivedFrom, receivedTo].some(Boolean)
}
