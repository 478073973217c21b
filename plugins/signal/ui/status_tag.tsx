import { useTranslation } from 'react-i18next'
import type { SignalStatus } from '#plugins/signal/contract/signal'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Readonly<Record<SignalStatus, Tone>> = {
  0: 'blue',
  1: 'amber',
  2: 'teal',
  3: 'grey',
  4: 'red',
}

/** Where a signal stands. */
export function StatusTag({ status }: { status: SignalStatus }) {
  const { t } = useTranslation()
  return <Tag tone={tones[status]}>{t(`signal:status.${status}`)}</Tag>
}
