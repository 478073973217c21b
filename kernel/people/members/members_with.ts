import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { currentScope } from '#kernel/tenancy/actor'

/** Somebody of a project, as others choose them. */
export interface NamedMember {
  readonly id: string
  readonly name: string
}

/** Those who may sign in and whose role in the project at hand carries a permission, by name. */
export async function membersWith(
  trx: TransactionClientContract,
  permission: string
): Promise<readonly NamedMember[]> {
  return trx
    .from('users')
    .join('memberships', 'memberships.user_id', 'users.id')
    .join('roles', 'roles.id', 'memberships.role_id')
    .where({ project_id: currentScope().projectId, status: 'active' })
    .whereRaw('? = any(roles.permissions)', [permission])
    .orderBy(['users.name', 'users.id'])
    .select('users.id', 'users.name')
}
