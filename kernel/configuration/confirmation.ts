import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Scope } from '#kernel/tenancy/scope'

/** That somebody confirmed the configuration of one environment of a project. */
export interface Confirmation {
  readonly by: string
  readonly at: string
}

/** The confirmation of the configuration; null while it is open. */
export async function readConfirmation(
  trx: TransactionClientContract,
  { projectId, environment }: Scope
): Promise<Confirmation | null> {
  const row = await trx
    .from('confirmed_configurations')
    .where({ project_id: projectId, environment })
    .select('confirmed_at', 'confirmed_by_name')
    .first()
  return row ? { by: row.confirmed_by_name, at: row.confirmed_at.toISOString() } : null
}

/**
 * Until the end of the transaction nobody confirms the configuration while others change it.
 * @param how `shared` by those who change, `alone` by whoever confirms or cancels
 */
export async function lockConfiguration(
  trx: TransactionClientContract,
  { projectId, environment }: Scope,
  how: 'shared' | 'alone'
): Promise<void> {
  const lock = how === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  const name = `configuration ${projectId}:${environment}`
  await trx.rawQuery('select ??(hashtextextended(?, 0))', [lock, name])
}
