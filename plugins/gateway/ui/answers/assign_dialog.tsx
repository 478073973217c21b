import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownArrival } from '#plugins/gateway/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { TextFilter } from '#resources/kit/text_filter'
import { AskedDialog } from '../deeds/asked_dialog'
import { StateTag } from '../state/state_tag'
import { tellSubmissions } from '../submissions_told'

/** Submissions of each group that one page offers. */
const PAGE_SIZE = 20

interface AssignDialogProps {
  arrival: ShownArrival
  onClose: () => void
}

/** Asks to which submission an answer belongs: found by the number of its case. */
export function AssignDialog({ arrival, onClose }: AssignDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [q, setQ] = useState<string | undefined>()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const find = useCallback((text?: string) => {
    setQ(text)
    setPage(1)
  }, [])
  const asked = { q, page, pageSize: PAGE_SIZE } as const
  const underWay = useAnswer(
    'GET /submissions',
    { query: { ...asked, group: 'under_way' } },
    { keep: true }
  )
  const failed = useAnswer(
    'GET /submissions',
    { query: { ...asked, group: 'failed' } },
    { keep: true }
  )
  const found = [underWay.data, failed.data].filter((each) => each !== null)
  const rows = found
    .flatMap((each) => each.rows)
    .filter(({ submissionId }) => submissionId !== null)
  const isLast = found.every(({ total }) => page * PAGE_SIZE >= total)
  const assign = async () => {
    setBusy(true)
    try {
      await call('POST /gateway/arrivals/{arrivalId}/assign', {
        path: { arrivalId: arrival.id },
        body: { submissionId: chosen },
      })
      tell.done(t('gateway:arrival.done_assign'))
      tellSubmissions()
      onClose()
    } catch (refused) {
      setError(sentenceOf(refused))
      setBusy(false)
    }
  }
  return (
    <AskedDialog
      title={t('gateway:arrival.assign_title', { name: arrival.name })}
      text={t('gateway:arrival.assign_text')}
      act={t('gateway:arrival.assign')}
      error={error ?? underWay.error ?? failed.error}
      mayGo={chosen !== '' && !isBusy}
      onGo={() => void assign()}
      onClose={onClose}
    >
      <TextFilter value={q} hint={t('gateway:filter.case')} onChange={find} />
      <div role="radiogroup" aria-label={t('gateway:title')}>
        {rows.length === 0 && found.length === 2 && <span>{t('gateway:none_found')}</span>}
        {rows.map(({ submissionId, caseNo, destination, state }) => (
          <label key={submissionId} style={{ display: 'block', padding: '4px 0' }}>
            <input
              type="radio"
              name="submission"
              value={submissionId!}
              checked={chosen === submissionId}
              onChange={() => setChosen(submissionId!)}
            />{' '}
            <span className="num">
              {caseNo} · {destination.code}
            </span>{' '}
            <StateTag state={state} />
          </label>
        ))}
      </div>
      {(page > 1 || !isLast) && (
        <div>
          <Btn size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('table.previous')}
          </Btn>{' '}
          <Btn size="small" disabled={isLast} onClick={() => setPage(page + 1)}>
            {t('table.next')}
          </Btn>
        </div>
      )}
    </AskedDialog>
  )
}
