import { useTranslation } from 'react-i18next'
import type { QueryStatus } from '#plugins/queries/contract/query'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Record<QueryStatus, Tone> = {
  draft: 'grey',
  sent: 'amber',
  replied: 'teal',
  closed: 'green',
}

/** Where a query stands. */
export function QueryStatusTag({ status }: { status: QueryStatus }) {
  const { t } = useTranslation()
  return <Tag tone={tones[status]}>{t(`queries:status.${status}`)}</Tag>
}
