import type { TFunction } from 'i18next'
import { adminResource, type AdminResource } from './admin_resource'
import { ProjectCreate } from './projects/project_create'
import { ProjectEdit } from './projects/project_edit'
import { ProjectList } from './projects/project_list'
import { RoleCreate } from './roles/role_create'
import { RoleEdit } from './roles/role_edit'
import { RoleList } from './roles/role_list'
import { RoleMatrix } from './roles/role_matrix'
import { TrailList } from './trail/trail_list'
import { ReviewList } from './users/review_list'
import { UserCreate } from './users/user_create'
import { UserEdit } from './users/user_edit'
import { UserList } from './users/user_list'

/** What a company administers by means of the kernel. */
export function companyResources(t: TFunction): AdminResource[] {
  const of = (permission: string, icon: string, label: string) =>
    ({ permission, icon, label, level: 'company' }) as const
  return [
    adminResource('projects', of('PROJECT_CONF', 'cases', t('admin.projects.title')), {
      list: ProjectList,
      create: ProjectCreate,
      edit: ProjectEdit,
    }),
    adminResource('users', of('USER_CONF', 'people', t('admin.users.title')), {
      list: UserList,
      create: UserCreate,
      edit: UserEdit,
    }),
    adminResource(
      'roles',
      of('ROLE_CONF', 'list', t('admin.roles.title')),
      { list: RoleList, create: RoleCreate, edit: RoleEdit },
      { matrix: RoleMatrix }
    ),
    adminResource('trail', of('COMPANY_AUDIT', 'history', t('admin.trail.title')), {
      list: TrailList,
    }),
    adminResource('access-review', of('USER_CONF', 'history', t('admin.review.title')), {
      list: ReviewList,
    }),
  ]
}
