import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentCompany, currentScope } from '#kernel/tenancy/actor'

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

/**
 * Ids of those of these people, and of all with one of these roles, who may enter the project at hand.
 * Those who are frozen are left out.
 */
export async function peopleAmong(
  trx: TransactionClientContract,
  { users, roles }: { readonly users: readonly string[]; readonly roles: readonly string[] }
): Promise<string[]> {
  const rows = await trx
    .from('users')
    .join('memberships', 'memberships.user_id', 'users.id')
    .where('memberships.project_id', currentScope().projectId)
    .where('users.status', 'active')
    .where((one) => one.whereIn('users.id', [...users]).orWhereIn('role_id', [...roles]))
    .orderBy('users.id')
    .distinct('users.id')
  return rows.map(({ id }) => id as string)
}

/**
 * Refuses with 1005 people who have no role in the project at hand, and roles that are neither built in nor
 * of the company.
 */
export async function refuseForeignPeople(
  trx: TransactionClientContract,
  { users, roles }: { readonly users: readonly string[]; readonly roles: readonly string[] }
): Promise<void> {
  const members =
    users.length === 0
      ? []
      : await trx
          .from('memberships')
          .where({ project_id: currentScope().projectId })
          .whereIn('user_id', [...users])
          .distinct('user_id')
  const known = await trx
    .from('roles')
    .whereIn('id', [...roles])
    .where((one) => one.whereNull('company_id').orWhere({ company_id: currentCompany() }))
    .select('id')
  if (members.length < new Set(users).size || known.length < new Set(roles).size) {
    throw new kernelErrors.E_DATA_NOT_FOUND()
  }
}
