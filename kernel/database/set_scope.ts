import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { prepared } from '#kernel/database/prepared'
import type { Actor } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'

const setting = `select
  set_config('pharos.actor', ?, true), set_config('pharos.actor_name', ?, true),
  set_config('pharos.company', ?, true), set_config('pharos.project', ?, true),
  set_config('pharos.environment', ?, true), set_config('pharos.platform', ?, true),
  set_config('transaction_read_only', ?, true)`

/**
 * Tells the database, for this transaction only, who acts and in which scope. Row-level security
 * and the audit read it from there. Without a scope (platform and company matters) project and
 * environment are empty, and no row of a project can be reached; the company is that of the actor.
 */
export async function setScope(
  trx: TransactionClientContract,
  actor: Actor,
  scope: Scope | undefined,
  mode: 'read only' | 'read write'
): Promise<void> {
  await prepared(trx, 'set_scope', setting, [
    actor.userId ?? 'system',
    actor.name,
    scope?.companyId ?? actor.companyId ?? '',
    scope?.projectId ?? '',
    scope === undefined ? '' : String(scope.environment),
    actor.isPlatform ? 'on' : 'off',
    mode === 'read only' ? 'on' : 'off',
  ])
}
