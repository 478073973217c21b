import type { TFunction } from 'i18next'
import { adminResource, type AdminResource } from './admin_resource'
import { companyResources } from './company_resources'
import { MemberCreate } from './members/member_create'
import { MemberEdit } from './members/member_edit'
import { MemberList } from './members/member_list'
import { ProjectRoleList } from './members/project_role_list'
import { platformResources } from './platform_resources'

/** What the kernel itself administers: companies, their projects and people. */
export function kernelResources(t: TFunction): AdminResource[] {
  const members = adminResource(
    'members',
    { label: t('admin.members.title'), permission: 'SYS_CONF', icon: 'people' },
    { list: MemberList, create: MemberCreate, edit: MemberEdit }
  )
  const roles = adminResource(
    'project-roles',
    { label: t('admin.members.roles'), permission: 'SYS_CONF', icon: 'list' },
    { list: ProjectRoleList }
  )
  return [...platformResources(t), ...companyResources(t), members, roles]
}
