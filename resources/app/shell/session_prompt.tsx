import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { call } from '../calls/call'
import { sentenceOf } from '../api_error'

interface SessionPromptProps {
  open: boolean
  /** Time left, mm:ss. */
  left: string
  onAnswer: () => void
}

/** Nobody did anything for long: shall the session go on? */
export function SessionPrompt({ open, left, onAnswer }: SessionPromptProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const extend = () => {
    onAnswer()
    call('PUT /token').catch((error: unknown) => tell.error(sentenceOf(error)))
  }
  return (
    <Dialog open={open} onClose={onAnswer} maxWidth="xs" fullWidth>
      <DialogTitle>{t('session.prompt')}</DialogTitle>
      <DialogContent className="num">{t('session.prompt_text', { left })}</DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onAnswer}>
          {t('session.not_now')}
        </Btn>
        <Btn kind="primary" autoFocus onClick={extend}>
          {t('session.extend')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
