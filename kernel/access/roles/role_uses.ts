import type { Trx } from '#kernel/admin/kept/kept_resource'
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
  return {
    en: `The role is in use and cannot be changed or deleted: ${some.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Give these people another role first, or copy the role.`,
    zh: `使用中的角色不能编辑或删除：${some.join('、')}${more > 0 ? ` 等 ${uses.length} 人` : ''}。请先为这些用户更换角色，或复制该角色。`,
  }
}
