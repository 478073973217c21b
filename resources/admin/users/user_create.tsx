import { useTranslation } from 'react-i18next'
import { firstPasswordFields } from '#kernel/people/accounts/account_fields'
import { userFields } from '#kernel/people/users/user_fields'
import { passwordSection } from '../accounts/person_section'
import { ResourceCreate } from '../resource/resource_create'
import { userSections } from './user_sections'

const fields = { ...userFields, ...firstPasswordFields }

/** A new user of the company, with roles in its projects and a first password. */
export function UserCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={fields}
      sections={[...userSections(t), passwordSection(t)]}
      title={t('admin.users.new')}
      defaults={{ rank: 'user', passwordBy: 'mail', projects: [] }}
    />
  )
}
