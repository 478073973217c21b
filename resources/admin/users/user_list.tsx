import { useTranslation } from 'react-i18next'
import { accountStatus } from '#kernel/people/accounts/account_fields'
import { userFields } from '#kernel/people/users/user_fields'
import { statusColumn } from '../accounts/status_column'
import { KeptList } from '../kept/kept_list'
import { rolesOfUser } from './project_roles'

/** The users of the company. */
export function UserList() {
  const { t } = useTranslation()
  const roles = {
    source: 'projects',
    label: t('admin.users.projects'),
    text: rolesOfUser,
    sortable: false,
  }
  const rank = {
    source: 'rank',
    label: t('admin.users.rank'),
    text: ({ rank: now }: Record<string, unknown>) =>
      now === 'administrator' ? t('admin.users.administrator') : '',
    sortable: false,
  }
  return (
    <KeptList
      fields={userFields}
      columns={['name', 'username', 'email', 'phone', rank, roles, statusColumn(t), 'endDate']}
      sort={{ field: 'name', order: 'ASC' }}
      narrowed={{ status: accountStatus }}
      newLabel={t('admin.users.new')}
      deletes
    />
  )
}
