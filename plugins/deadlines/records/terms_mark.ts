import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** By which terms due dates are calculated. */
export interface TermsMark {
  readonly fingerprint: string
  /** Ids of the drugs and documents by which listedness is asked. */
  readonly sources: readonly string[]
}

/** By which terms the due dates of the project at hand were calculated last. */
export async function selectTermsMark(trx: Reading): Promise<TermsMark | null> {
  return trx.from('deadline_terms').select('fingerprint', 'sources').first()
}

/** Keeps by which terms they are calculated from now on: of two who do so at once one is told no. */
export async function keepTermsMark(
  trx: TransactionClientContract,
  { fingerprint, sources }: TermsMark
): Promise<boolean> {
  const { companyId, projectId, environment } = currentScope()
  const { rows } = await trx.rawQuery(
    `insert into deadline_terms as terms (company_id, project_id, environment, fingerprint, sources)
     values (?, ?, ?, ?, ?)
     on conflict (project_id, environment) do update
       set fingerprint = excluded.fingerprint, sources = excluded.sources
     where terms.fingerprint <> excluded.fingerprint
     returning fingerprint`,
    [companyId, projectId, environment, fingerprint, [...sources]]
  )
  return rows.length > 0
}
