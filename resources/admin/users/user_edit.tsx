import { useTranslation } from 'react-i18next'
import { userFields } from '#kernel/people/users/user_fields'
import { AccountActs } from '../accounts/account_acts'
import { AccountStatus } from '../accounts/account_status'
import { ResourceEdit } from '../resource/resource_edit'
import { userSections } from './user_sections'

/** A user as it stands; frozen, let in again and deleted here. */
export function UserEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={userFields}
      sections={userSections(t)}
      fixed={['username']}
      nameOf={({ name }) => String(name)}
      mark={({ status }) => <AccountStatus status={status} />}
      actions={(user) => <AccountActs account={user} />}
      deletes
    />
  )
}
