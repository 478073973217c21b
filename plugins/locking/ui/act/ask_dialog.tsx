import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { LONGEST_REASON } from '#plugins/locking/contract/unlock_request'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { TextBox } from '#resources/kit/text_box'

interface AskDialogProps {
  head: CaseHead
  onDone: () => void
  onClose: () => void
}

/** Asks why a case is to be unlocked. */
export function AskDialog({ head: { id: caseId, caseNo }, onDone, onClose }: AskDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const title = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const said = saidText(reason)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands in the form of a screen, which is not what is sent.
    event.stopPropagation()
    if (said === '' || isBusy) return
    setBusy(true)
    try {
      await call('POST /unlock/task', { body: { caseId, reason: said } }, { key })
      tell.done(t('locking:ask.sent', { caseNo }))
      onDone()
    } catch (refusal) {
      setError(sentenceOf(refusal))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id={title}>{t('locking:ask.title', { caseNo })}</DialogTitle>
        <DialogContent>
          <Stack spacing={1.5}>
            <div>{t('locking:ask.text')}</div>
            <TextBox
              autoFocus
              label={t('locking:reason')}
              most={LONGEST_REASON}
              value={reason}
              error={error}
              onValue={setReason}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={said === '' || isBusy}>
            {t('locking:ask.send')}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
