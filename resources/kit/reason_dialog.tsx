import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import { Btn } from './btn'
import { TextBox } from './text_box'

const MOST_LETTERS = 200

interface ReasonDialogProps {
  title: string
  /** What is so afterwards. */
  text?: string
  /** What is asked. */
  label: string
  /** What is done, on the button. */
  act: string
  busy?: boolean
  onReason: (reason: string) => void
  onClose: () => void
}

/** Asks why something is done that needs a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, act, busy, onReason, onClose } = props
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const titleId = useId()
  const said = saidText(reason)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog may stand in the form of a screen, which is not what is sent.
    event.stopPropagation()
    if (said) onReason(said)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          {text && <DialogContentText sx={{ mb: 2 }}>{text}</DialogContentText>}
          <TextBox
            autoFocus
            label={label}
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
          <Btn kind="primary" type="submit" disabled={!said || busy}>
            {act}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
