import type { TFunction } from 'i18next'
import { Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import type { AdminOptions, AdminResource } from './collected_resources'
import {
  AdministratorCreate,
  AdministratorEdit,
  AdministratorList,
} from './administrators/administrators'
import { CompanyCreate } from './companies/company_create'
import { CompanyEdit } from './companies/company_edit'
import { CompanyList } from './companies/company_list'
import { MemberCreate } from './members/member_create'
import { MemberEdit } from './members/member_edit'
import { MemberList } from './members/member_list'
import { NoticeCreate, NoticeEdit, NoticeList } from './notices/notices'
import { AllProjects } from './projects/all_projects'
import { ProjectCreate } from './projects/project_create'
import { ProjectEdit } from './projects/project_edit'
import { ProjectList } from './projects/project_list'
import { RoleCreate } from './roles/role_create'
import { RoleEdit } from './roles/role_edit'
import { RoleList } from './roles/role_list'
import { RoleMatrix } from './roles/role_matrix'
import { TrailList } from './trail/trail_list'
import { UpgradeCreate, UpgradeEdit, UpgradeList } from './upgrades/upgrades'
import { ReviewList } from './users/review_list'
import { UserCreate } from './users/user_create'
import { UserEdit } from './users/user_edit'
import { UserList } from './users/user_list'

/** What the kernel itself administers: companies, their projects and people. */
export function kernelResources(t: TFunction): AdminResource[] {
  const companies: AdminOptions = {
    label: t('admin.companies.title'),
    permission: 'COMPANY_CONF',
    level: 'platform',
    icon: 'company',
  }
  const administrators: AdminOptions = {
    label: t('admin.administrators.title'),
    permission: 'ADMIN_CONF',
    level: 'platform',
    icon: 'people',
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
  const ofCompany = (label: string, permission: string, icon: string): AdminOptions => ({
    ...{ label, permission, icon },
    level: 'company',
  })
  const users = ofCompany(t('admin.users.title'), 'USER_CONF', 'people')
  const roles = ofCompany(t('admin.roles.title'), 'ROLE_CONF', 'list')
  const review = ofCompany(t('admin.review.title'), 'USER_CONF', 'history')
  const trail = { label: t('admin.trail.title'), icon: 'history' }
  const members: AdminOptions = {
    label: t('admin.members.title'),
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
      key="all-projects"
      name="all-projects"
      list={AllProjects}
      options={{
        label: t('admin.projects.all'),
        permission: 'COMPANY_CONF',
        level: 'platform',
        icon: 'cases',
      }}
    />,
    <Resource
      key="administrators"
      name="administrators"
      list={AdministratorList}
      create={AdministratorCreate}
      edit={AdministratorEdit}
      options={administrators}
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
      key="platform-trail"
      name="platform-trail"
      list={TrailList}
      options={{ ...trail, permission: 'PLATFORM_AUDIT', level: 'platform' }}
    />,
    <Resource
      key="projects"
      name="projects"
      list={ProjectList}
      create={ProjectCreate}
      edit={ProjectEdit}
      options={projects}
    />,
    <Resource
      key="users"
      name="users"
      list={UserList}
      create={UserCreate}
      edit={UserEdit}
      options={users}
    />,
    <Resource
      key="roles"
      name="roles"
      list={RoleList}
      create={RoleCreate}
      edit={RoleEdit}
      options={roles}
    >
      <Route path="matrix" element={<RoleMatrix />} />
    </Resource>,
    <Resource
      key="trail"
      name="trail"
      list={TrailList}
      options={{ ...trail, permission: 'COMPANY_AUDIT', level: 'company' }}
    />,
    <Resource key="access-review" name="access-review" list={ReviewList} options={review} />,
    <Resource
      key="members"
      name="members"
      list={MemberList}
      create={MemberCreate}
      edit={MemberEdit}
      options={members}
    />,
  ] as AdminResource[]
}
