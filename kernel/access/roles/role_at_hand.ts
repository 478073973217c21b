import type { Reading } from '#kernel/database/database'
import type { BuiltInRoleCode } from '#kernel/access/roles/built_in_roles'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

/** Whether the actor has a built-in role in the project at hand. */
export async function hasRole(trx: Reading, code: BuiltInRoleCode): Promise<boolean> {
  const { userId } = currentActor()
  const found: unknown = await trx
    .from('memberships')
    .join('roles', 'roles.id', 'memberships.role_id')
    .where({ user_id: userId, project_id: currentScope().projectId, code, built_in: true })
    .select('roles.id')
    .first()
  return found !== null
}
