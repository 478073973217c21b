import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DatabaseQueryBuilderContract, StrictValues } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { RowCondition } from '#plugins/cases/contract'
import type { ContentQuestion } from '#plugins/cases/list/content_question'

export type CaseQuery = DatabaseQueryBuilderContract

/**
 * All cases of the scope but those that were deleted. The one place that leaves them out: whatever lists,
 * counts or looks through cases begins here. The indexes of lists hold these cases alone.
 */
export function casesOf(
  trx: Pick<TransactionClientContract, 'from'>,
  { projectId, environment }: Scope
): CaseQuery {
  return trx
    .from('cases')
    .where({ project_id: projectId, environment })
    .whereNull('cases.removed_at')
}

/**
 * The same, along their numbers: as they came, so as the table has them one behind the other. Whoever
 * counts them leaves the planner no choice of index: one that it knows nothing of may have the next
 * case on another page each time.
 */
export function casesByNumber(trx: Reading, scope: Scope): CaseQuery {
  return casesOf(trx, scope).orderBy('case_no').orderBy('id')
}

/** Asks all conditions on columns. */
export function filterColumns(cases: CaseQuery, conditions: readonly RowCondition[]): CaseQuery {
  for (const { sql, bindings } of conditions) cases.whereRaw(sql, [...bindings] as StrictValues[])
  return cases
}

/**
 * The latest revision of a case. PostgreSQL unpacks a content each time that something of it is asked:
 * nothing is added to it, so that it is unpacked once, and `offset 0` keeps that from being taken away.
 */
const latest = `(select content || '{}'::jsonb as content from case_revisions
  where case_revisions.case_id = cases.id and case_revisions.revision = cases.revision offset 0) latest`

/** Conditions on single elements are asked of the latest revision of each case. */
export function askContent(cases: CaseQuery, questions: readonly ContentQuestion[]): CaseQuery {
  for (const { sql, bindings } of questions) {
    const asked = `exists (select from ${latest} where ${sql})`
    cases.whereRaw(asked, [...bindings] as StrictValues[])
  }
  return cases
}
