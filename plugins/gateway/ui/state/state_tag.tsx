import { useTranslation } from 'react-i18next'
import type { DueState } from '#plugins/gateway/contract/shown'
import { Tag, type Tone } from '#resources/kit/tag'

const tones: Record<DueState, Tone> = {
  to_confirm: 'amber',
  not_required: 'grey',
  due: 'amber',
  queued: 'teal',
  waiting: 'amber',
  sent: 'teal',
  portal: 'teal',
  delivered: 'teal',
  accepted: 'green',
  rejected: 'red',
  halted: 'red',
  withdrawn: 'grey',
  closed: 'grey',
}

/** How far a case is at a destination. */
export function StateTag({ state }: { state: DueState }) {
  const { t } = useTranslation()
  return <Tag tone={tones[state]}>{t(`gateway:state.${state}`)}</Tag>
}
