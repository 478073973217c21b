import { adminResource, type AdminResource } from './admin_resource'
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
import { ProjectRoleList } from './members/project_role_list'
import { AllProjects } from './projects/all_projects'
import { ProjectCases } from './projects/project_cases'
import { ProjectCreate } from './projects/project_create'
import { ProjectEdit } from './projects/project_edit'
import { ProjectList } from './projects/project_list'
import { RoleCreate } from './roles/role_create'
import { RoleEdit } from './roles/role_edit'
import { RoleList } from './roles/role_list'
import { RoleMatrix } from './roles/role_matrix'
import { SettingsEdit } from './settings/settings_edit'
import { SettingsList } from './settings/settings_list'
import { TrailList } from './trail/trail_list'
import { ReviewList } from './users/review_list'
import { UserCreate } from './users/user_create'
import { UserEdit } from './users/user_edit'
import { UserList } from './users/user_list'

/** What the kernel itself administers: companies, their projects and people. */
export const kernelResources: readonly AdminResource[] = [
  adminResource('companies', { list: CompanyList, create: CompanyCreate, edit: CompanyEdit }),
  adminResource('all-projects', { list: AllProjects }),
  adminResource('administrators', {
    list: AdministratorList,
    create: AdministratorCreate,
    edit: AdministratorEdit,
  }),
  adminResource('platform-trail', { list: TrailList }),
  adminResource(
    'projects',
    { list: ProjectList, create: ProjectCreate, edit: ProjectEdit },
    { cases: ProjectCases }
  ),
  adminResource('users', { list: UserList, create: UserCreate, edit: UserEdit }),
  adminResource(
    'roles',
    { list: RoleList, create: RoleCreate, edit: RoleEdit },
    { matrix: RoleMatrix }
  ),
  adminResource('trail', { list: TrailList }),
  adminResource('access-review', { list: ReviewList }),
  adminResource('members', { list: MemberList, create: MemberCreate, edit: MemberEdit }),
  adminResource('project-roles', { list: ProjectRoleList }),
  adminResource('settings', { list: SettingsList, edit: SettingsEdit }),
]
