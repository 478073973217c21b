import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '#resources/app/language'
import { useMomentText } from '#resources/app/moment'
import { useCancelBatch } from '#resources/app/use_cancel_batch'
import { BatchProgress } from '#resources/kit/batch_progress'
import { Btn } from '#resources/kit/btn'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { Tag, type Tone } from '#resources/kit/tag'
import { RefusedPapers } from './refused_papers'
import type { PaperRun } from './use_runs'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 10px',
  minHeight: 32,
})

const tones: Record<PaperRun['state'], Tone> = {
  waiting: 'teal',
  done: 'green',
  cancelled: 'amber',
}

/** Papers of many cases: how far they are; then their archive, and the cases without one. A run has the id of its batch. */
export function RunCard({ run }: { run: PaperRun }) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const cancel = useCancelBatch()
  const [isOpen, setOpen] = useState(false)
  const { id, state, settled, done, total, expiresAt, isOver, kind } = run
  const isAtWork = state === 'waiting'
  const [from, at] = [momentText(run.startedAt), momentText(expiresAt)]
  const what = [
    say(run.formName),
    t(`papers:languages.${run.language}`),
    say(run.privacyName),
    t(`papers:many.kinds.${kind}`),
  ].join(' · ')
  return (
    <Card role="group" aria-label={what} sx={{ p: 1.5, mb: 1 }}>
      <Line className="num">
        <Tag tone={tones[state]}>{t(`papers:many.states.${state}`)}</Tag>
        <b>{isOver ? total : t('papers:many.done', { done, total })}</b>
        <span>{what}</span>
        <Grow />
        {!isAtWork && !isOver && settled > done && (
          <Btn kind="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('papers:many.refused', { count: settled - done })}
          </Btn>
        )}
        {!isAtWork && !isOver && done > 0 && (
          <Btn size="small" icon="download" href={`/papers/runs/${id}/archive.zip`}>
            {t('papers:many.download')}
          </Btn>
        )}
      </Line>
      {isAtWork && (
        <BatchProgress
          label={t('papers:many.running')}
          settled={settled}
          total={total}
          onCancel={() => void cancel(id)}
        />
      )}
      {isAtWork && <Quiet className="num">{from}</Quiet>}
      {isOver && (
        <Quiet className="num">
          {from} · {t('papers:many.over', { at })}
        </Quiet>
      )}
      {!isAtWork && !isOver && (
        <Quiet className="num">
          {from}
          {done > 0 && ` · ${t('papers:many.expires', { at })}`}
        </Quiet>
      )}
      {isOpen && <RefusedPapers runId={id} />}
    </Card>
  )
}
