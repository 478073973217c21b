import type { Change } from '#kernel/changes/change'
import { prepared } from '#kernel/database/prepared'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'
import type { Scope } from '#kernel/tenancy/scope'

import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'

/** The row is held until the change is over, so two at once at the limit do not both come in. */
const take = `insert into case_counters (company_id, project_id, environment, last, made)
  values (?, ?, ?, 0, ?)
  on conflict (project_id, environment) do update set made = case_counters.made + excluded.made
  returning made, (select max_cases from projects where id = ?) as most`

/**
 * Counts new cases of the project's environment. Refuses with 6008 more than the project may have,
 * and with 1006 any when it is closed.
 */
export async function takePlaces(change: Change, scope: Scope, count: number): Promise<void> {
  await refuseClosedProject(change)
  const { companyId, projectId, environment } = scope
  const values = [companyId, projectId, String(environment), String(count), projectId]
  const { rows } = await prepared(change.trx, 'take_places', take, values)
  const { made, most } = rows[0] as { made: number; most: number }
  if (made > most) throw new caseErrors.E_CASE_LIMIT({ detail: tooMany(most) })
}

/** The place of a case that was deleted is free again. */
export async function givePlaceBack(
  change: Change,
  { projectId, environment }: Scope
): Promise<void> {
  await change.trx
    .from('case_counters')
    .where({ project_id: projectId, environment })
    .decrement('made', 1)
}

const tooMany = (most: number) => wording('take_places.too_many_of_all', { most })
