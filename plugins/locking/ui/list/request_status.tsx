import { useTranslation } from 'react-i18next'
import type { RequestStatus } from '#plugins/locking/contract/unlock_request'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Record<RequestStatus, Tone> = {
  waiting: 'amber',
  approved: 'green',
  rejected: 'red',
  withdrawn: 'grey',
  lapsed: 'grey',
}

/** Where a request stands. */
export function RequestStatusTag({ status }: { status: RequestStatus }) {
  const { t } = useTranslation()
  return <Tag tone={tones[status]}>{t(`locking:status.${status}`)}</Tag>
}
