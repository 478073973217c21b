import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useShell } from '#resources/app/shared_props'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Panel } from '#resources/kit/panel'
import { size } from '#resources/kit/theme/tokens'
import { DueCalendar } from './due_calendar'
import { DueList } from './due_list'

const AHEAD = 35

const Both = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  [`@media (max-width: ${size.foldBelow}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 260px' },
})

/** The open cases that are due: in their order with the reason, and as a calendar. */
export function DueAtHome() {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /deadlines/due', { query: { days: AHEAD } })
  const { permissions } = useShell()
  if (!permissions.includes('CASE_DATA')) return null
  return (
    <div style={{ maxWidth: 1320, marginTop: 12 }}>
      <Panel
        title={t('deadlines:home.title')}
        hint={data && data.overdue > 0 && t('deadlines:home.overdue', { count: data.overdue })}
      >
        {error !== null ? (
          <ErrorState text={error} onRetry={reload} />
        ) : data === null ? (
          <Skeleton height={80} sx={{ mx: 1.75 }} />
        ) : data.cases.length === 0 ? (
          <EmptyState
            icon="check"
            title={t('deadlines:home.none', { days: AHEAD })}
            text={t('deadlines:home.none_text')}
          />
        ) : (
          <Both>
            <DueList data={data} />
            <DueCalendar data={data} />
          </Both>
        )}
      </Panel>
    </div>
  )
}
