import type { Change } from '#kernel/changes/change'
import { currentScope } from '#kernel/tenancy/actor'

import { addDays } from '#plugins/deadlines/contract/days'
import type { CaseTold } from '#plugins/notifications/telling/case_told'

/**
 * Marks that something is told today, unless it was within the interval: of two who do so in the same
 * moment one is told no.
 */
export async function markTold(
  change: Change,
  { event, caseId, what }: CaseTold,
  { day, interval }: { readonly day: string; readonly interval: number }
): Promise<boolean> {
  const { companyId, projectId, environment } = currentScope()
  const { rows } = await change.trx.rawQuery(
    `insert into notification_marks as marks
       (company_id, project_id, environment, event, case_id, what, told_on)
     values (?, ?, ?, ?, ?, ?, ?)
     on conflict (project_id, environment, event, case_id, what) do update
       set told_on = excluded.told_on where marks.told_on <= ?
     returning told_on`,
    [companyId, projectId, environment, event, caseId, what, day, addDays(day, -interval)]
  )
  return rows.length > 0
}
