import { useTranslation } from 'react-i18next'
import { userFields } from '#kernel/people/users/user_fields'
import { KeptEdit } from '../kept/kept_edit'
import { TurnUser } from './turn_user'
import { userSections } from './user_sections'
import { UserStatus } from './user_status'

/** A user as it stands; frozen, let in again and deleted here. */
export function UserEdit() {
  const { t } = useTranslation()
  return (
    <KeptEdit
      fields={userFields}
      sections={userSections(t)}
      fixed={['username']}
      nameOf={({ name }) => String(name)}
      mark={({ status }) => <UserStatus status={status} />}
      actions={(user) => <TurnUser user={user} />}
      deletes
    />
  )
}
