import { useTranslation } from 'react-i18next'
import { Tag, type Tone } from '#resources/kit/tag'

export type Status = 'active' | 'frozen' | 'deleted'

const tones = { active: 'green', frozen: 'amber', deleted: 'grey' } as const satisfies Record<
  Status,
  Tone
>

/** Whether somebody may sign in. */
export function AccountStatus({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <Tag tone={tones[status]}>{t(`admin.users.statuses.${status}`)}</Tag>
}
