import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import { signInActs } from '#kernel/changes/trail/trail_fields'
import type { Reading } from '#kernel/database/database'
import { currentCompany, currentScope } from '#kernel/tenancy/actor'

/**
 * What was done in the project at hand, for who reads its trail as a whole: `id`, `at`, `actor`, `act`,
 * `reason`, `subject`, `subject_id` and `changes` of each line.
 */
export function projectLines(trx: Reading): DatabaseQueryBuilderContract {
  const { projectId, environment } = currentScope()
  return linesWhere(trx, { project_id: projectId, environment })
}

/**
 * Who of the people of a project signed in, as `projectLines`. Who signs in is in no project yet: it is
 * read by an actor who has chosen none.
 */
export function signInLines(trx: Reading, projectId: string): DatabaseQueryBuilderContract {
  const members = trx
    .from('memberships')
    .where('project_id', projectId)
    .select(trx.raw('user_id::text'))
  return linesWhere(trx, { company_id: currentCompany(), project_id: null })
    .whereRaw(`split_part(act, '.', 2) = any (?)`, [[...signInActs]])
    .whereIn('subject_id', members)
}

const linesWhere = (trx: Reading, tenant: Readonly<Record<string, unknown>>) =>
  trx.from((lines) => {
    void lines
      .from('audit_lines')
      .where(tenant)
      .select('at', 'actor_name as actor', 'act', 'reason', 'changes')
      .select(trx.raw(`chain || '#' || seq as id`))
      .select(trx.raw(`split_part(chain, ':', 1) as subject`))
      .select(trx.raw(`split_part(chain, ':', 2) as subject_id`))
      .as('lines')
  })
