import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { currentScope } from '#kernel/tenancy/actor'

import {
  type DeclareStatus,
  declareStatus,
  type SubmissionState,
} from '#plugins/gateway/contract/submission'

/** The latest submission of each case to each destination, without those that were withdrawn. */
const latest = `
  select distinct on (destination_id) state from submissions
  where case_id = ? and state <> 'withdrawn'
  order by destination_id, created_at desc, id desc`

/** Writes the declare status of a case anew, as its submissions are by now. */
export async function renewStatus(trx: TransactionClientContract, caseId: string): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  const { rows } = await trx.rawQuery(latest, [caseId])
  const status = declareStatus(rows.map(({ state }: { state: SubmissionState }) => state))
  await trx.rawQuery(
    `insert into case_declarations (case_id, company_id, project_id, environment, status)
     values (?, ?, ?, ?, ?) on conflict (case_id) do update set status = excluded.status`,
    [caseId, companyId, projectId, environment, status]
  )
}

/** The declare status of a case; 0 where nothing was submitted. */
export async function readStatus(
  trx: TransactionClientContract,
  caseId: string
): Promise<DeclareStatus> {
  const row = await trx.from('case_declarations').where({ case_id: caseId }).first()
  return row?.status ?? 0
}
