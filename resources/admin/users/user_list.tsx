import { useTranslation } from 'react-i18next'
import { accountStatus } from '#kernel/people/accounts/account_fields'
import { userFields } from '#kernel/people/users/user_fields'
import { statusColumn } from '../accounts/status_column'
import { ResourceList } from '../resource/resource_list'
import type { ListColumn, RowOf } from '../resource/list_column'
import { projectRoles } from './project_roles'

type User = RowOf<'GET /admin/users'>

/** The users of the company. */
export function UserList() {
  const { t } = useTranslation()
  const roles: ListColumn<User> = {
    source: 'projects',
    label: t('admin.users.projects'),
    text: ({ projects }) => projectRoles(projects),
    sortable: false,
  }
  const rank: ListColumn<User> = {
    source: 'rank',
    label: t('admin.users.rank'),
    text: ({ rank: now }) => (now === 'administrator' ? t('admin.users.administrator') : ''),
    sortable: false,
  }
  return (
    <ResourceList<User>
      fields={userFields}
      columns={['name', 'username', 'email', 'phone', rank, roles, statusColumn(t), 'endDate']}
      sort={{ field: 'name', order: 'ASC' }}
      filterFields={{ status: accountStatus }}
      newLabel={t('admin.users.new')}
      deletes
    />
  )
}
