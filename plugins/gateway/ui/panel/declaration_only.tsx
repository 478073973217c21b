import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { colour } from '#resources/kit/theme/tokens'
import { LastStep } from '../state/last_step'
import { TimeLeft } from '../state/time_left'
import { RemarkList } from './remark_list'

const List = styled('ul')({
  'listStyle': 'none',
  'margin': 0,
  'padding': 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 10,
    padding: '9px 12px',
    borderBottom: `1px solid ${colour.lineSoft}`,
  },
})

/** The same for somebody who sees the case and does not submit it: how far it is, and the remarks. */
export function DeclarationOnly({ caseId }: { caseId: string }) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /case/{caseId}/declaration', { path: { caseId } })
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton variant="rounded" height={120} />
  if (data.at.length === 0)
    return (
      <EmptyState
        icon="upload"
        title={t('gateway:panel.no_destination')}
        text={t('gateway:panel.no_destination_text')}
      />
    )
  return (
    <>
      <List aria-label={t('gateway:panel.destinations')}>
        {data.at.map((row) => (
          <li key={row.destination.id}>
            <b title={row.destination.name}>{row.destination.code}</b>
            <LastStep row={row} />
            <TimeLeft due={row.due} isOver={row.state === 'accepted'} />
          </li>
        ))}
      </List>
      <RemarkList caseId={caseId} remarks={data.remarks} withDestination />
    </>
  )
}
