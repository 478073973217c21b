import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from './btn'

export interface Question {
  title: string
  text?: string
  /** The verb on the button that goes on. */
  act: string
  danger?: boolean
  /** A verb for the way that loses nothing, where there is one. */
  better?: string
}

/** A question with two answers, or three; Escape is no. */
export function ConfirmDialog({
  question,
  onAnswer,
  onBetter,
}: {
  question: Question | null
  onAnswer: (yes: boolean) => void
  /** Hears that the better way was chosen. */
  onBetter?: () => void
}) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(question) // keeps the words while the dialog fades out
  if (question && question !== shown) setShown(question)
  return (
    <Dialog open={question !== null} onClose={() => onAnswer(false)} maxWidth="xs" fullWidth>
      <DialogTitle>{shown?.title}</DialogTitle>
      {shown?.text && <DialogContent>{shown.text}</DialogContent>}
      <DialogActions>
        <Btn kind="ghost" onClick={() => onAnswer(false)}>
          {t('act.cancel')}
        </Btn>
        <Btn
          kind={shown?.better ? 'plain' : shown?.danger ? 'danger' : 'primary'}
          autoFocus={!shown?.better}
          onClick={() => onAnswer(true)}
        >
          {shown?.act}
        </Btn>
        {shown?.better && (
          <Btn kind="primary" autoFocus onClick={onBetter}>
            {shown.better}
          </Btn>
        )}
      </DialogActions>
    </Dialog>
  )
}
