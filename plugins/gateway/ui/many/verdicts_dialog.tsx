import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useCancelBatch } from '#resources/app/use_cancel_batch'
import { BatchProgress } from '#resources/kit/batch_progress'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'
import { RefusedList } from './refused_list'

const EVERY_MS = 1000

/** An act on many that was started. */
export type StartedBatch = Answer<'POST /submissions/many'> & {
  /** Of the destination; absent where there are several. */
  readonly code?: string
}

interface VerdictsDialogProps {
  batches: readonly StartedBatch[]
  /** Why the rest was not started. */
  error: string | null
  onClose: () => void
}

/** How far acts on many are, and what became of each case. */
export function VerdictsDialog({ batches, error, onClose }: VerdictsDialogProps) {
  const { t } = useTranslation()
  const title = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('gateway:many.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          {batches.map((batch) => (
            <Verdicts key={batch.batchId} batch={batch} />
          ))}
          {error && (
            <div role="alert" style={{ color: colour.redDeep }}>
              {error}
            </div>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Btn kind="primary" autoFocus onClick={onClose}>
          {t('act.close')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}

function Verdicts({ batch: { batchId, code, refusedBeforehand } }: { batch: StartedBatch }) {
  const { t } = useTranslation()
  const cancel = useCancelBatch()
  const asked = { path: { batchId } }
  const { data } = useAnswer('GET /batches/{batchId}', asked, {
    keep: true,
    poll: true,
    every: (batch) => (!batch || batch.state === 'waiting' ? EVERY_MS : false),
  })
  const isOver = data !== null && data.state !== 'waiting'
  const items = useAnswer('GET /submissions/many/{batchId}/refused', isOver ? asked : null)
  const failed = (items.data ?? []).map(({ caseNo, sentence }) => ({
    ...{ name: caseNo, sentence: say(sentence) },
  }))
  return (
    <section>
      {code && <b>{code}</b>}
      <RefusedList
        refused={refusedBeforehand.map(({ caseNo, sentence }) => ({
          name: caseNo,
          sentence: say(sentence),
        }))}
      />
      {data && !isOver && (
        <BatchProgress
          label={t('gateway:many.running')}
          settled={data.settled}
          total={data.total}
          onCancel={() => void cancel(batchId)}
        />
      )}
      {isOver && (
        <p role="status" className="num">
          {t('gateway:many.result', { count: data.counts.done ?? 0, total: data.total })}
        </p>
      )}
      <RefusedList refused={failed} />
    </section>
  )
}
