import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { currentScope } from '#kernel/tenancy/actor'

/** Who may enter the project at hand and carries a right there, by name. Those who are frozen are left out. */
export async function peopleWith(
  trx: TransactionClientContract,
  permission: string
): Promise<{ id: string; name: string }[]> {
  return trx
    .from('users')
    .join('memberships', 'memberships.user_id', 'users.id')
    .join('roles', 'roles.id', 'memberships.role_id')
    .where('memberships.project_id', currentScope().projectId)
    .where('users.status', 'active')
    .whereRaw('? = any (roles.permissions)', [permission])
    .select('users.id', 'users.name')
    .orderBy('users.name')
    .orderBy('users.id')
}
