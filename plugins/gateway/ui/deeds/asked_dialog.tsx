import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { colour } from '#resources/kit/theme/tokens'

interface AskedDialogProps {
  title: string
  /** What is so afterwards. */
  text: string
  /** On the button. */
  act: string
  error: string | null
  mayGo: boolean
  onGo: () => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that asks for a few things before it does something. */
export function AskedDialog(props: AskedDialogProps) {
  const { title, text, act, error, mayGo, onGo, onClose, children } = props
  const { t } = useTranslation()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog may stand in the form of a screen, which is not what is sent.
    event.stopPropagation()
    if (mayGo) onGo()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={1.5}>
            <div>{text}</div>
            {children}
            {error && (
              <div role="alert" style={{ color: colour.redDeep }}>
                {error}
              </div>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={!mayGo}>
            {act}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
