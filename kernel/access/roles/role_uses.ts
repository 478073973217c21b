import type { Trx } from '#kernel/admin/resources/resource_records'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

/** Somebody who has a role in a project. */
export interface RoleUse {
  readonly userName: string
  readonly projectCode: string
}

/** Who has these roles in the projects of a company, by the id of the role. */
export async function usesOf(
  trx: Trx,
  roleIds: readonly string[],
  companyId: string
): Promise<Map<string, RoleUse[]>> {
  const rows = await trx
    .from('memberships')
    .join('projects', 'projects.id', 'memberships.project_id')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('role_id', [...roleIds])
    .where('projects.company_id', companyId)
    .select('role_id', 'users.name as userName', 'projects.code as projectCode')
    .orderBy('users.name')
  return Map.groupBy(rows as (RoleUse & { role_id: string })[], (row) => row.role_id)
}

const SHOWN = 3

/** Who has the role, in one sentence, so that one knows whom to give another one. */
export function useWords(uses: readonly RoleUse[]): Words {
  const some = uses
    .slice(0, SHOWN)
    .map(({ userName, projectCode }) => `${userName} (${projectCode})`)
  const more = uses.length - some.length
  const people =
    more > 0
      ? wording('role_uses.and_more', { some, more: { en: String(more), zh: String(uses.length) } })
      : some
  return wording('role_uses.in_use', { people })
}
