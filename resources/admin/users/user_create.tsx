import { useTranslation } from 'react-i18next'
import { firstPasswordFields, userFields } from '#kernel/people/users/user_fields'
import { KeptCreate } from '../kept/kept_create'
import { userSections } from './user_sections'

const fields = { ...userFields, ...firstPasswordFields }

/** A new user of the company, with roles in its projects and a first password. */
export function UserCreate() {
  const { t } = useTranslation()
  const password = {
    title: t('admin.users.first_password'),
    fields: ['passwordBy', 'password'],
  }
  return (
    <KeptCreate
      fields={fields}
      sections={[...userSections(t), password]}
      title={t('admin.users.new')}
      defaults={{ rank: 'user', passwordBy: 'mail', projects: [] }}
    />
  )
}
