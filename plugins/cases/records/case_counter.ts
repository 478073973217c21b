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
