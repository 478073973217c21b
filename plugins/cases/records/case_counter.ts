import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

/**
 * Moves the counter of case numbers of a project's environment. It stays locked until the change is
 * committed or taken back: until then nobody else gets a number.
 * @param by 0 only locks it
 * @returns where it stands then
 */
export async function moveCaseCounter(change: Change, scope: Scope, by: number): Promise<number> {
  const { rows } = await change.trx.rawQuery(
    `insert into case_counters (company_id, project_id, environment, last) values (?, ?, ?, ?)
     on conflict (project_id, environment) do update set last = case_counters.last + excluded.last
     returning last`,
    [scope.companyId, scope.projectId, scope.environment, by]
  )
  return rows[0].last
}

/**
 * How many numbers are taken, or cases are there when some have numbers that somebody typed; nobody
 * takes one until the change is committed.
 */
export async function countNumbered(change: Change, scope: Scope): Promise<number> {
  await moveCaseCounter(change, scope, 0)
  const row = await change.trx
    .from('case_counters')
    .where({ project_id: scope.projectId, environment: scope.environment })
    .select('last', 'made')
    .firstOrFail()
  return Math.max(row.last, row.made)
}
