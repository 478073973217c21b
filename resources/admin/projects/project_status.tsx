import { useTranslation } from 'react-i18next'
import { Tag } from '#resources/kit/tag'

/** Whether a project goes on or is closed. */
export function ProjectStatus({ status }: { status: 'ongoing' | 'closed' }) {
  const { t } = useTranslation()
  return (
    <Tag tone={status === 'ongoing' ? 'teal' : 'grey'}>{t(`admin.projects.status.${status}`)}</Tag>
  )
}
