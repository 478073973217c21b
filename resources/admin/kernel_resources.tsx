import type { TFunction } from 'i18next'
import { Resource } from 'react-admin'
import type { AdminOptions, AdminResource } from './collected_resources'
import { CompanyCreate } from './companies/company_create'
import { CompanyEdit } from './companies/company_edit'
import { CompanyList } from './companies/company_list'
import { NoticeCreate, NoticeEdit, NoticeList } from './notices/notices'
import { UserList } from './lists/user_list'
import { ProjectCreate } from './projects/project_create'
import { ProjectEdit } from './projects/project_edit'
import { ProjectList } from './projects/project_list'
import { UpgradeCreate, UpgradeEdit, UpgradeList } from './upgrades/upgrades'

/** What the kernel itself administers: companies, their projects and people. */
export function kernelResources(t: TFunction): AdminResource[] {
  const companies: AdminOptions = {
    label: t('admin.companies.title'),
    permission: 'COMPANY_CONF',
    level: 'platform',
    icon: 'company',
  }
  const notices: AdminOptions = {
    label: t('admin.notices.title'),
    permission: 'NOTICE_CONF',
    level: 'platform',
    icon: 'bell',
  }
  const upgrades: AdminOptions = {
    label: t('admin.upgrades.title'),
    permission: 'VERSION_CONF',
    level: 'platform',
    icon: 'history',
  }
  const projects: AdminOptions = {
    label: t('admin.projects.title'),
    permission: 'PROJECT_CONF',
    level: 'company',
    icon: 'cases',
  }
  const users: AdminOptions = {
    label: t('admin.users.title'),
    permission: 'SYS_CONF',
    icon: 'people',
  }
  return [
    <Resource
      key="companies"
      name="companies"
      list={CompanyList}
      create={CompanyCreate}
      edit={CompanyEdit}
      options={companies}
    />,
    <Resource
      key="notices"
      name="notices"
      list={NoticeList}
      create={NoticeCreate}
      edit={NoticeEdit}
      options={notices}
    />,
    <Resource
      key="upgrades"
      name="upgrades"
      list={UpgradeList}
      create={UpgradeCreate}
      edit={UpgradeEdit}
      options={upgrades}
    />,
    <Resource
      key="projects"
      name="projects"
      list={ProjectList}
      create={ProjectCreate}
      edit={ProjectEdit}
      options={projects}
    />,
    <Resource key="users" name="users" list={UserList} options={users} />,
  ] as AdminResource[]
}
