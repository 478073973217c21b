import { useTranslation } from 'react-i18next'
import { memberFields } from '#kernel/people/members/member_fields'
import { ResourceEdit } from '../resource/resource_edit'
import { AccountStatus } from '../accounts/account_status'
import { LeaveProject } from './leave_project'

const { role } = memberFields

/** The role of somebody in the project at hand; taken out of it here. */
export function MemberEdit() {
  const { t } = useTranslation()
  return (
    <ResourceEdit
      fields={{ role }}
      sections={[{ title: t('admin.members.title'), fields: ['role'] }]}
      nameOf={({ name }) => String(name)}
      mark={({ status }) => <AccountStatus status={status} />}
      actions={(member) => <LeaveProject member={member} />}
    />
  )
}
