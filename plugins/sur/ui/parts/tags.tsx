import { useTranslation } from 'react-i18next'
import type { ReportStatus, SectionState } from '#plugins/sur/contract/periodic_report'
import { Tag, type Tone } from '#resources/kit/tag'

const ofStatus: Readonly<Record<ReportStatus, Tone>> = {
  writing: 'teal',
  confirm: 'amber',
  finished: 'green',
}
const ofState: Readonly<Record<SectionState, Tone>> = {
  open: 'grey',
  writing: 'teal',
  done: 'green',
  nothing: 'grey',
}

/** Where a report stands. */
export function StatusTag({ status }: { status: ReportStatus }) {
  const { t } = useTranslation()
  return <Tag tone={ofStatus[status]}>{t(`sur:status.${status}`)}</Tag>
}

/** How far a section is. */
export function StateTag({ state, carried }: { state: SectionState; carried: boolean }) {
  const { t } = useTranslation()
  if (carried) return <Tag tone="amber">{t('sur:state.carried')}</Tag>
  return <Tag tone={ofState[state]}>{t(`sur:state.${state}`)}</Tag>
}
