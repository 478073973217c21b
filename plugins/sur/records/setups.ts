import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentScope } from '#kernel/tenancy/actor'

import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { PeriodicSetup } from '#plugins/sur/contract/setup'

/** The setup of a kind as the project has it. */
export interface SetupRow {
  readonly id: string
  readonly revision: number
  readonly values: PeriodicSetup
}

/** Undefined where the project has not set up this kind. */
export async function findSetup(
  trx: TransactionClientContract,
  kind: ReportKind
): Promise<SetupRow | undefined> {
  const row = await trx
    .from('periodic_setups')
    .where({ kind })
    .select('id', 'revision', 'values')
    .first()
  return row ?? undefined
}

/**
 * Keeps the setup of a kind and notes what becomes different. Refuses with 1006 whoever saw an earlier
 * revision; 0 is the revision of what was never set up.
 */
export async function writeSetup(
  change: Change,
  kind: ReportKind,
  revision: number,
  values: PeriodicSetup
): Promise<void> {
  const { trx } = change
  const before = await findSetup(trx, kind)
  if ((before?.revision ?? 0) !== revision) throw new kernelErrors.E_DATA_STATUS()
  for (const name of Object.keys(values) as (keyof PeriodicSetup)[]) {
    const [was, is] = [before?.values[name], values[name]]
    if (JSON.stringify(was) !== JSON.stringify(is)) change.note(name, was, is)
  }
  const { id } = change.act.subject
  const row = { values: JSON.stringify(values), revision: revision + 1, updated_at: new Date() }
  if (before) {
    const written = await trx.from('periodic_setups').where({ id, revision }).update(row)
    if (Number(written) === 0) throw new kernelErrors.E_DATA_STATUS()
    return
  }
  const { companyId: company_id, projectId: project_id, environment } = currentScope()
  await trx
    .table('periodic_setups')
    .insert({ id, company_id, project_id, environment, kind, ...row })
}
