import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { TextBox } from '#resources/kit/text_box'

const MOST_LETTERS = 200

interface ReasonDialogProps {
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks why the confirmation is cancelled. */
export function ReasonDialog({ onReason, onClose }: ReasonDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const title = useId()
  const said = reason.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog may stand in the form of a screen, which is not what is sent.
    event.stopPropagation()
    if (said) onReason(said)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form onSubmit={submit}>
        <DialogTitle id={title}>{t('configuration.cancel_question')}</DialogTitle>
        <DialogContent>
          <TextBox
            autoFocus
            label={t('configuration.reason')}
            most={MOST_LETTERS}
            value={reason}
            error={null}
            onValue={setReason}
          />
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.back')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={!said}>
            {t('configuration.cancel')}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
