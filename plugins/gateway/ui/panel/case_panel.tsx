import Skeleton from '@mui/material/Skeleton'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { useAnswer } from '#resources/app/calls/use_answer'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { colour } from '#resources/kit/theme/tokens'
import { DeedBar } from '../deeds/deed_bar'
import { StateTag } from '../state/state_tag'
import { TimeLeft } from '../state/time_left'
import { useSubmissionsTold } from '../submissions_told'
import { RemarkList } from './remark_list'
import { SubmissionPart } from './submission_part'

const Places = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(auto-fit, minmax(200px, 1fr))',
  'borderBottom': `1px solid ${colour.line}`,
  '& > button': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-start',
    alignItems: 'center',
    gap: '2px 8px',
    padding: '8px 12px',
    font: 'inherit',
    textAlign: 'left',
  },
  '& > [aria-selected=true]': { boxShadow: `inset 0 -2px 0 ${colour.accent}` },
  '& small': { flexBasis: '100%', fontSize: 12, color: colour.ink2 },
})

interface CasePanelProps {
  caseId: string
  /** Id of the destination that is shown first. */
  first?: string
}

/** A case at its destinations: what is due, what happened, what receivers say, what can be done. */
export function CasePanel({ caseId, first }: CasePanelProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(first)
  const { data, error, reload } = useAnswer(
    'GET /case/{caseId}/declaration',
    { path: { caseId } },
    { keep: true }
  )
  useSubmissionsTold(reload)
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton variant="rounded" height={240} sx={{ m: 1.5 }} />
  const row = data.at.find(({ destination }) => destination.id === chosen) ?? data.at[0]
  if (!row)
    return (
      <EmptyState
        icon="upload"
        title={t('gateway:panel.no_destination')}
        text={t('gateway:panel.no_destination_text')}
      />
    )
  const ofPlace = data.remarks.filter(({ destination }) => destination === row.destination.code)
  return (
    <>
      <Places role="tablist" aria-label={t('gateway:panel.destinations')}>
        {data.at.map((each) => (
          <Place
            key={each.destination.id}
            row={each}
            isChosen={each === row}
            onChoose={() => setChosen(each.destination.id)}
          />
        ))}
      </Places>
      {row.submissionId ? (
        <SubmissionPart key={row.submissionId} submissionId={row.submissionId} />
      ) : (
        <p style={{ margin: 0, padding: '14px 12px', color: colour.ink2 }}>
          {t(`gateway:panel.before.${row.state === 'to_confirm' ? 'to_confirm' : 'due'}`)}
        </p>
      )}
      <RemarkList caseId={caseId} remarks={ofPlace} />
      <DeedBar key={`${row.destination.id} ${row.state}`} row={row} />
    </>
  )
}

interface PlaceProps {
  row: CaseAtDestination
  isChosen: boolean
  onChoose: () => void
}

/** A destination of the case, and how far the case is there. */
function Place({ row: { destination, state, due }, isChosen, onChoose }: PlaceProps) {
  return (
    <ButtonBase role="tab" aria-selected={isChosen} onClick={onChoose}>
      <b title={destination.name}>{destination.code}</b>
      <StateTag state={state} />
      <small>
        <TimeLeft due={due} isOver={state === 'accepted' || state === 'not_required'} />
      </small>
    </ButtonBase>
  )
}
