import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

import { addDays } from '#plugins/deadlines/contract/days'
import type { CaseTold } from '#plugins/notifications/telling/case_told'

/**
 * Marks that something is told today, unless it was within the interval: of two who do so in the same
 * moment one is told no.
 */
export async function markTold(
  trx: TransactionClientContract,
  { event, caseId, what }: CaseTold,
  { day, interval }: { readonly day: string; readonly interval: number }
): Promise<boolean> {
  const { companyId, projectId, environment } = currentScope()
  const { rows } = await trx.rawQuery(
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

/** Names what is told. */
export const markOf = ({ event, caseId, what }: Pick<CaseTold, 'event' | 'caseId' | 'what'>) =>
  [event, caseId, what].join(' ')

/** On which day each of these was told last. */
export async function selectMarks(
  trx: Reading,
  all: readonly CaseTold[]
): Promise<ReadonlyMap<string, string>> {
  const rows = await trx
    .from('notification_marks')
    .whereIn('event', [...new Set(all.map(({ event }) => event))])
    .whereIn('case_id', [...new Set(all.map(({ caseId }) => caseId))])
    .select('event', 'case_id as caseId', 'what', 'told_on')
  return new Map(rows.map((row) => [markOf(row), row.told_on as string]))
}
