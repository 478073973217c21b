import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

/** Digits of the running part of a case number. */
const DIGITS = 6

/**
 * Takes the next numbers of the project's environment. They run on without gaps, because the
 * counter is moved in the transaction that makes the cases.
 */
export async function takeCaseNumbers(
  change: Change,
  scope: Scope,
  count: number
): Promise<string[]> {
  const { rows } = await change.trx.rawQuery(
    `insert into case_counters (company_id, project_id, environment, last) values (?, ?, ?, ?)
     on conflict (project_id, environment) do update set last = case_counters.last + excluded.last
     returning last, (select code from projects where id = ?) as code`,
    [scope.companyId, scope.projectId, scope.environment, count, scope.projectId]
  )
  const { last, code } = rows[0] as { last: number; code: string }
  return Array.from({ length: count }, (_, index) => caseNumber(code, last - count + index + 1))
}

/** The number of the n-th case of a project: `PH302-000003`. */
export function caseNumber(projectCode: string, n: number): string {
  return `${projectCode}-${String(n).padStart(DIGITS, '0')}`
}
