import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '#resources/app/moment'
import { useCancelBatch } from '#resources/app/use_cancel_batch'
import { whoText } from '#resources/app/who_text'
import { BatchProgress } from '#resources/kit/batch_progress'
import { Btn } from '#resources/kit/btn'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { Tag, type Tone } from '#resources/kit/tag'
import { ExportProblems } from './export_problems'
import type { ExportOfCases } from './use_exports'

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 10px',
  minHeight: 32,
})

const tones: Record<ExportOfCases['state'], Tone> = {
  waiting: 'teal',
  done: 'green',
  cancelled: 'amber',
}

/** How far an export is; once it is over, its archive and what is to be known of its cases. */
export function ExportRow({ export: one }: { export: ExportOfCases }) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const cancel = useCancelBatch()
  const [isOpen, setOpen] = useState(false)
  const { id, state, settled, done, total, expiresAt } = one
  const isOver = state !== 'waiting'
  const [by, at] = [whoText(one.startedByName), momentText(one.startedAt)]
  return (
    <Card sx={{ p: 1.5, mb: 1 }}>
      <Line className="num">
        <Tag tone={tones[state]}>{t(`e2b:exports.states.${state}`)}</Tag>
        <b>{t('e2b:exports.done', { done, total })}</b>
        <Quiet>{t('e2b:exports.by', { by, at })}</Quiet>
        <Grow />
        {isOver && (
          <Btn kind="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('e2b:exports.problems')}
          </Btn>
        )}
        {isOver && done > 0 && (
          <Btn
            size="small"
            icon="download"
            href={`/e2b/exports/${id}/archive.zip`}
            title={expiresAt ? t('e2b:exports.expires', { at: momentText(expiresAt) }) : undefined}
          >
            {t('e2b:exports.download')}
          </Btn>
        )}
      </Line>
      {!isOver && (
        <BatchProgress
          label={t('e2b:exports.running')}
          settled={settled}
          total={total}
          onCancel={() => void cancel(id)}
        />
      )}
      {isOver && expiresAt && done > 0 && (
        <Quiet className="num">{t('e2b:exports.expires', { at: momentText(expiresAt) })}</Quiet>
      )}
      {isOpen && <ExportProblems exportId={id} />}
    </Card>
  )
}
