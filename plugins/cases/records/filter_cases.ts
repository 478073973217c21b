import type { DatabaseQueryBuilderContract, StrictValues } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { RowCondition } from '#plugins/cases/contract'
import type { ContentQuestion } from '#plugins/cases/list/element_conditions'

export type CaseQuery = DatabaseQueryBuilderContract

/** All cases of the scope. */
export function casesOf(trx: Reading, { projectId, environment }: Scope): CaseQuery {
  return trx.from('cases').where({ project_id: projectId, environment })
}

/** Asks all conditions on columns. */
export function filterColumns(cases: CaseQuery, conditions: readonly RowCondition[]): CaseQuery {
  for (const { sql, bindings } of conditions) cases.whereRaw(sql, [...bindings] as StrictValues[])
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
