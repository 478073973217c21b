import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { useMessages } from '#resources/kit/messages'
import { Grow } from '#resources/kit/panel'
import { ReasonDialog } from '#resources/kit/reason_dialog'
import type { ShownFeedback } from '../feedback'
import { FeedbackFacts } from './feedback_facts'
import { Matches } from './matches'
import { PreviewPages } from './preview_pages'

interface FeedbackDialogProps {
  id: string
  /** Told when something became of the message. */
  onChanged: () => void
  onClose: () => void
}

/** A message that was opened: what it says, what it is to the cases, and what one does with it. */
export function FeedbackDialog({ id, onChanged, onClose }: FeedbackDialogProps) {
  const title = useId()
  const { data, error, reload } = useAnswer('GET /feedback/{feedbackMessageId}', {
    path: { feedbackMessageId: id },
  })
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title}>
      {error && <ErrorState text={error} onRetry={reload} />}
      {data && (
        <Opened
          {...{ title, shown: data, onClose }}
          onChanged={() => {
            reload()
            onChanged()
          }}
        />
      )}
    </Dialog>
  )
}

interface OpenedProps {
  title: string
  shown: ShownFeedback
  onChanged: () => void
  onClose: () => void
}

function Opened({ title, shown, onChanged, onClose }: OpenedProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { go } = useNavigation()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [asksWhy, setAsksWhy] = useState(false)
  const { message, judged, pages } = shown
  const { id: feedbackMessageId, code, status, caseId, caseNo } = message
  const path = { feedbackMessageId }
  const run = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setError(null)
    try {
      await act()
      tell.done(done)
      onChanged()
    } catch (refusal) {
      setError(sentenceOf(refusal))
      onChanged()
    }
    setBusy(false)
  }
  const generate = (followed?: string) => {
    const decision = followed ? ('follow-up' as const) : ('new' as const)
    const body = { decision, caseId: followed, verdict: judged?.verdict }
    return run(
      () => call('POST /feedback/{feedbackMessageId}/case', { path, body }),
      t(followed ? 'feedback:generate.followed' : 'feedback:generate.done')
    )
  }
  return (
    <>
      <DialogTitle id={title}>{t('feedback:detail', { code })}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Stack spacing={1.5}>
          <FeedbackFacts message={message} />
          {error && <Alert severity="error">{error}</Alert>}
          {judged && (
            <Matches
              judged={judged}
              isBusy={isBusy}
              onFollow={(followed) => void generate(followed)}
            />
          )}
          <section aria-label={t('feedback:says')}>
            <PreviewPages pages={pages} />
          </section>
        </Stack>
      </DialogContent>
      <DialogActions>
        {status === 'new' && (
          <Btn kind="ghost" disabled={isBusy} onClick={() => setAsksWhy(true)}>
            {t('feedback:invalid.act')}
          </Btn>
        )}
        {status === 'invalid' && (
          <Btn
            disabled={isBusy}
            onClick={() =>
              void run(
                () => call('DELETE /feedback/{feedbackMessageId}/invalid', { path }),
                t('feedback:invalid.taken_back', { code })
              )
            }
          >
            {t('feedback:invalid.take_back')}
          </Btn>
        )}
        <Grow />
        <Btn kind="ghost" onClick={onClose}>
          {t('act.close')}
        </Btn>
        {judged && (
          <Btn
            kind={judged.matches.length > 0 ? 'plain' : 'primary'}
            disabled={isBusy}
            onClick={() => void generate()}
          >
            {t('feedback:generate.new')}
          </Btn>
        )}
        {caseId && (
          <Btn kind="primary" onClick={() => go(`/cases/${caseId}`)}>
            {t('feedback:open_case', { caseNo })}
          </Btn>
        )}
      </DialogActions>
      {asksWhy && (
        <ReasonDialog
          title={t('feedback:invalid.title', { code })}
          text={t('feedback:invalid.text')}
          label={t('feedback:reason')}
          act={t('feedback:invalid.act')}
          onReason={(reason) => {
            setAsksWhy(false)
            void run(
              () => call('POST /feedback/{feedbackMessageId}/invalid', { path, body: { reason } }),
              t('feedback:invalid.done', { code })
            )
          }}
          onClose={() => setAsksWhy(false)}
        />
      )}
    </>
  )
}
