import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** By which terms the due dates of the project at hand were calculated last. */
export async function selectTermsMark(trx: Reading): Promise<string | null> {
  const row = await trx.from('deadline_terms').first()
  return row?.fingerprint ?? null
}

/** Keeps by which terms they are calculated from now on: of two who do so at once one is told no. */
export async function keepTermsMark(
  trx: TransactionClientContract,
  fingerprint: string
): Promise<boolean> {
  const { companyId, projectId, environment } = currentScope()
  const { rows } = await trx.rawQuery(
    `insert into deadline_terms as terms (company_id, project_id, environment, fingerprint)
     values (?, ?, ?, ?)
     on conflict (project_id, environment) do update set fingerprint = excluded.fingerprint
     where terms.fingerprint <> excluded.fingerprint
     returning fingerprint`,
    [companyId, projectId, environment, fingerprint]
  )
  return rows.length > 0
}
