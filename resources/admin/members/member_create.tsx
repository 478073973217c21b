import { useTranslation } from 'react-i18next'
import { memberFields } from '#kernel/people/members/member_fields'
import { ResourceCreate } from '../resource/resource_create'

/** Lets a user of the company into the project at hand. */
export function MemberCreate() {
  const { t } = useTranslation()
  return (
    <ResourceCreate
      fields={memberFields}
      sections={[{ title: t('admin.members.title'), fields: ['user', 'role'] }]}
      title={t('admin.members.add')}
    />
  )
}
