import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'

/** A control with what it is called above it. */
export const Labelled = styled('label')({
  display: 'grid',
  gap: 4,
  fontSize: 12,
  fontWeight: 550,
  color: colour.ink2,
})
export const Side = styled('div')({ 'display': 'flex', 'gap': 10, '& > *': { flex: 1 } })

interface DialogFrameProps {
  title: string
  act: string
  /** Why it cannot be done yet. */
  problem?: string | undefined
  onDone: () => void
  onClose: () => void
  /** Acts at the left of the foot. */
  further?: ReactNode
  children: ReactNode
}

/** A small dialog with one act. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, act, problem, onDone, onClose, further, children } = props
  const { t } = useTranslation()
  const heading = useId()
  const done = (event: FormEvent) => {
    event.preventDefault()
    if (problem === undefined) onDone()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={heading}>
      <form onSubmit={done} noValidate>
        <DialogTitle id={heading}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {children}
          {problem && (
            <span role="status" style={{ color: colour.redDeep, fontSize: 12 }}>
              {problem}
            </span>
          )}
        </DialogContent>
        <DialogActions>
          {further}
          <Grow />
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={problem !== undefined}>
            {act}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
