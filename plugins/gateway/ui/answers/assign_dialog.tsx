import Stack from '@mui/material/Stack'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownArrival } from '#plugins/gateway/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { ToggleChip } from '#resources/kit/chip'
import { useMessages } from '#resources/kit/messages'
import { TextFilter } from '#resources/kit/text_filter'
import { AskedDialog } from '../deeds/asked_dialog'
import { StateTag } from '../state/state_tag'
import { tellSubmissions } from '../submissions_told'

const PAGE = 20

/** Groups in which cases were submitted. */
const groups = ['under_way', 'failed', 'answered', 'closed'] as const

type Group = (typeof groups)[number]

interface AssignDialogProps {
  arrival: ShownArrival
  onClose: () => void
}

/** Asks to which submission an answer belongs: found by the number of its case. */
export function AssignDialog({ arrival, onClose }: AssignDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [q, setQ] = useState<string | undefined>()
  const [chosen, setChosen] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [group, setGroup] = useState<Group>('under_way')
  const [page, setPage] = useState(1)
  const find = useCallback((text?: string) => {
    setPage(1)
    setQ(text)
  }, [])
  const { data } = useAnswer(
    'GET /submissions',
    { query: { group, q, page, pageSize: PAGE } },
    { keep: true }
  )
  const rows = (data?.rows ?? []).filter(({ submissionId }) => submissionId !== null)
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE))
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
      error={error}
      mayGo={chosen !== '' && !isBusy}
      onGo={() => void assign()}
      onClose={onClose}
    >
      <TextFilter value={q} hint={t('gateway:filter.case')} onChange={find} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', my: 1 }}>
        {groups.map((each) => (
          <ToggleChip
            key={each}
            label={t(`gateway:group.${each}`)}
            isOn={group === each}
            onToggle={() => {
              setPage(1)
              setGroup(each)
            }}
          />
        ))}
      </Stack>
      <div role="radiogroup" aria-label={t('gateway:title')}>
        {rows.length === 0 && <span>{t('gateway:none_found')}</span>}
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
      {pages > 1 && (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mt: 1 }}>
          <Btn size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('table.previous')}
          </Btn>
          <span className="num">
            {page} / {pages}
          </span>
          <Btn size="small" disabled={page === pages} onClick={() => setPage(page + 1)}>
            {t('table.next')}
          </Btn>
        </Stack>
      )}
    </AskedDialog>
  )
}
