import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownArrival } from '#plugins/gateway/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { useMessages } from '#resources/kit/messages'
import { Card } from '#resources/kit/panel'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import { SideDrawer } from '#resources/kit/side_drawer'
import { colour } from '#resources/kit/theme/tokens'
import { useSizeText } from '../size_text'
import { tellSubmissions, useSubmissionsTold } from '../submissions_told'
import { AssignDialog } from './assign_dialog'

const WIDTH = 560

const List = styled('div')({
  'padding': 14,
  'overflow': 'auto',
  '& h3': { margin: 0, fontSize: 13, fontWeight: 650, overflowWrap: 'anywhere' },
  '& p': { margin: '4px 0', color: colour.ink2, overflowWrap: 'anywhere' },
})

/** What came and belongs to no submission: a person assigns it, or sets it aside. */
export function ArrivalsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const tell = useMessages()
  const sizeText = useSizeText()
  const [page, setPage] = useState(1)
  const [assigned, setAssigned] = useState<ShownArrival | null>(null)
  const [aside, setAside] = useState<ShownArrival | null>(null)
  const { data, error, reload } = useAnswer(
    'GET /gateway/arrivals',
    { query: { state: 'orphan', page, pageSize: 20 } },
    { keep: true }
  )
  useSubmissionsTold(reload)
  const setAsideFor = async ({ id }: ShownArrival, reason: string) => {
    try {
      await call('POST /gateway/arrivals/{arrivalId}/set_aside', {
        path: { arrivalId: id },
        body: { reason },
      })
      tell.done(t('gateway:arrival.done_aside'))
      setAside(null)
      tellSubmissions()
    } catch (refused) {
      tell.error(sentenceOf(refused))
    }
  }
  const isLast = data !== null && page * 20 >= data.total
  return (
    <SideDrawer open title={t('gateway:arrival.title')} width={WIDTH} onClose={onClose}>
      <List>
        {error && <ErrorState text={error} onRetry={reload} />}
        {data?.rows.length === 0 && (
          <EmptyState
            icon="check"
            title={t('gateway:arrival.none')}
            text={t('gateway:arrival.none_text')}
          />
        )}
        {data?.rows.map((arrival) => (
          <Card key={arrival.id} sx={{ p: 1.5, mb: 1 }}>
            <h3>{arrival.name || t('gateway:arrival.unnamed')}</h3>
            <p className="num">
              <Moment at={arrival.at} /> · {sizeText(arrival.size)}
            </p>
            <p>{say(arrival.sentence)}</p>
            {arrival.names.length > 0 && (
              <p className="num">
                {t('gateway:arrival.names', { names: arrival.names.join(', ') })}
              </p>
            )}
            <Btn size="small" kind="primary" onClick={() => setAssigned(arrival)}>
              {t('gateway:arrival.assign')}
            </Btn>{' '}
            <Btn size="small" kind="ghost" onClick={() => setAside(arrival)}>
              {t('gateway:arrival.set_aside')}
            </Btn>
          </Card>
        ))}
        {data && (page > 1 || !isLast) && (
          <>
            <Btn size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {t('table.previous')}
            </Btn>{' '}
            <Btn size="small" disabled={isLast} onClick={() => setPage(page + 1)}>
              {t('table.next')}
            </Btn>
          </>
        )}
      </List>
      {assigned && <AssignDialog arrival={assigned} onClose={() => setAssigned(null)} />}
      {aside && (
        <ReasonDialog
          title={t('gateway:arrival.aside_title', { name: aside.name })}
          text={t('gateway:arrival.aside_text')}
          label={t('gateway:asked.reason')}
          act={t('gateway:arrival.set_aside')}
          onReason={(reason) => void setAsideFor(aside, reason)}
          onClose={() => setAside(null)}
        />
      )}
    </SideDrawer>
  )
}
