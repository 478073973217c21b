import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CodingRun } from './run'
import { useCancelBatch } from '#resources/app/use_cancel_batch'
import { BatchProgress } from '#resources/kit/batch_progress'
import { Icon } from '#resources/kit/icons'
import { Card, Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { Btn } from '#resources/kit/btn'
import { shareCoded } from './share_coded'

const Line = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'flexWrap': 'wrap',
  'gap': '4px 14px',
  'padding': '8px 8px 8px 14px',
  'minHeight': 40,
  '& b': { fontWeight: 600 },
  '& > span': { color: colour.ink2 },
})

interface RunStripProps {
  run: CodingRun
  onClose: () => void
  /** Takes back what it gave. */
  onTakeBack?: () => void
}

/** How far a run is and, once it is over, what came of it. */
export function RunStrip({ run, onClose, onTakeBack }: RunStripProps) {
  const { t } = useTranslation()
  const cancel = useCancelBatch()
  const { counts, total, state } = run
  const isOver = state !== 'waiting'
  const over = state === 'cancelled' ? t('coding:runs.states.cancelled') : t('coding:runs.done')
  const isTakingBack = run.asked.kind === 'take_back'
  const running = isTakingBack ? t('coding:runs.taking_back') : t('coding:runs.running')
  return (
    <Card role="status" sx={{ mt: 1.5, overflow: 'hidden' }}>
      <Line className="num">
        <Icon name={isOver ? 'check' : 'history'} size={16} />
        <b>{isOver ? over : running}</b>
        <span>{t('coding:runs.cases', { done: counts.cases, total })}</span>
        <span>
          {isTakingBack
            ? t('coding:runs.removed', { count: counts.removed })
            : t('coding:runs.coded', { count: counts.coded })}
        </span>
        {run.asked.kind === 'autocode' && <Ways run={run} />}
        {counts.left > 0 && <span>{t('coding:runs.left', { count: counts.left })}</span>}
        {counts.touched > 0 && <span>{t('coding:runs.touched', { count: counts.touched })}</span>}
        {counts.archived > 0 && (
          <span>{t('coding:runs.archived', { count: counts.archived })}</span>
        )}
        {counts.notInUse > 0 && (
          <span>{t('coding:runs.not_in_use', { count: counts.notInUse })}</span>
        )}
        {counts.failed > 0 && (
          <span style={{ color: colour.red }}>
            {t('coding:runs.failed', { count: counts.failed })}
          </span>
        )}
        <Grow />
        {run.canTakeBack && onTakeBack && (
          <Btn size="small" onClick={onTakeBack}>
            {t('coding:runs.take_back')}
          </Btn>
        )}
        {isOver && (
          <Btn kind="ghost" size="small" aria-label={t('act.close')} onClick={onClose}>
            <Icon name="close" size={14} />
          </Btn>
        )}
      </Line>
      {!isOver && (
        <BatchProgress
          label={running}
          settled={counts.cases}
          total={total}
          onCancel={() => void cancel(run.id)}
        />
      )}
    </Card>
  )
}

/** How places came to their terms, and what equal letters alone would have given. */
function Ways({ run: { counts } }: { run: CodingRun }) {
  const { t, i18n } = useTranslation()
  const percent = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const { byItself, byLetters } = shareCoded(counts)
  const { exact, normalised, synonym } = counts
  return (
    <>
      <span>{t('coding:runs.ways', { exact, normalised, synonym })}</span>
      <span>
        {t('coding:runs.share', {
          all: percent.format(byItself),
          letters: percent.format(byLetters),
        })}
      </span>
    </>
  )
}
