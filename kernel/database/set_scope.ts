import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { prepared } from '#kernel/database/prepared'
import type { Actor } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'

/** As whom, where and for what a transaction is opened. */
export interface Setting {
  readonly connection: 'app' | 'owner'
  readonly actor: Actor
  readonly scope: Scope | undefined
  readonly mode: 'read only' | 'read write'
}

const setting = `select
  set_config('pharos.actor', ?, true), set_config('pharos.actor_name', ?, true),
  set_config('pharos.company', ?, true), set_config('pharos.project', ?, true),
  set_config('pharos.environment', ?, true), set_config('pharos.platform', ?, true),
  set_config('transaction_read_only', ?, true),
  pg_advisory_xact_lock(nullif(?, '')::bigint)`

/**
 * Tells the database, for this transaction only, who acts and in which scope. Row-level security
 * and the audit read it from there. Without a scope (platform and company matters) project and
 * environment are empty, and no row of a project can be reached; the company is that of the actor.
 */
export async function setScope(
  trx: TransactionClientContract,
  actor: Actor,
  scope: Scope | undefined,
  mode: 'read only' | 'read write',
  name: string | null = null
): Promise<void> {
  await prepared(trx, 'set_scope', setting, [
    actor.userId ?? 'system',
    actor.name,
    scope?.companyId ?? actor.companyId ?? '',
    scope?.projectId ?? '',
    scope === undefined ? '' : String(scope.environment),
    actor.isPlatform ? 'on' : 'off',
    mode === 'read only' ? 'on' : 'off',
    name ?? '',
  ])
}
