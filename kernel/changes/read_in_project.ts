import type { Change } from '#kernel/changes/change'
import { setScope } from '#kernel/database/set_scope'
import { actAs, currentActor } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'

/**
 * Reads what is in a project, through the transaction of a change that is about the project itself
 * and is shut out of it. It sees what the locks of the change hold still. The lines of the change
 * stay where they belong: the scope is turned back.
 */
export async function readInProject<Result>(
  { trx }: Change,
  scope: Scope,
  read: () => Promise<Result>
): Promise<Result> {
  const actor = currentActor()
  const inside = { ...actor, scope }
  await setScope(trx, inside, scope, 'read write')
  const result = await actAs(inside, read)
  await setScope(trx, actor, actor.scope, 'read write')
  return result
}
