import type { TFunction } from 'i18next'
import { adminResource, type AdminResource } from './admin_resource'
import { companyResources } from './company_resources'
import { MemberCreate } from './members/member_create'
import { MemberEdit } from './members/member_edit'
import { MemberList } from './members/member_list'
import { ProjectRoleList } from './members/project_role_list'
import { hasSettings } from './page_facts'
import { platformResources } from './platform_resources'
import { SettingsEdit } from './settings/settings_edit'
import { SettingsList } from './settings/settings_list'

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
  const settings = adminResource(
    'settings',
    { label: t('admin.settings.title'), permission: 'SYS_CONF', icon: 'settings' },
    { list: SettingsList, edit: SettingsEdit }
  )
  const ofProject = hasSettings() ? [members, roles, settings] : [members, roles]
  return [...platformResources(t), ...companyResources(t), ...ofProject]
}
