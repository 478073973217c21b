import type { TFunction } from 'i18next'
import { Resource } from 'react-admin'
import type { AdminResource } from './collected_resources'
import { ProjectList } from './lists/project_list'
import { UserList } from './lists/user_list'

const permission = 'SYS_CONF'

/** What the kernel itself administers: people and projects of the company. */
export function kernelResources(t: TFunction): AdminResource[] {
  const [users, projects] = [t('admin.users.title'), t('admin.projects.title')]
  return [
    <Resource
      key="users"
      name="users"
      list={UserList}
      options={{ label: users, permission, icon: 'people' }}
    />,
    <Resource
      key="projects"
      name="projects"
      list={ProjectList}
      options={{ label: projects, permission, icon: 'cases' }}
    />,
  ] as AdminResource[]
}
