import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { compareDates } from '#kernel/case/content/date_comparison'
import { isRealDate } from '#kernel/case/content/partial_date'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { Btn } from '#resources/kit/btn'
import { TextBox } from '#resources/kit/text_box'

interface FollowUpDialogProps {
  head: CaseHead
  busy: boolean
  /** Told the day on which the newer information came. */
  onReceived: (received: string) => void
  onClose: () => void
}

/** Asks for the day on which newer information came (C.1.5), which is later than what is known. */
export function FollowUpDialog({ head, busy, onReceived, onClose }: FollowUpDialogProps) {
  const { t } = useTranslation()
  const [received, setReceived] = useState('')
  const title = useId()
  const { caseNo, lastReceived: before } = head
  const isDay = /^\d{4}-\d\d-\d\d$/.test(received) && isRealDate(received)
  const isNewer = isDay && (before === null || compareDates(received, before) === 1)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (isNewer && !busy) onReceived(received)
  }
  const wrong =
    received.length >= 10 && !isNewer
      ? t('cases:versions.received_wrong', { before: before ?? '' })
      : null
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form onSubmit={submit}>
        <DialogTitle id={title}>{t('cases:versions.follow_up_title', { caseNo })}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{t('cases:versions.follow_up_text')}</DialogContentText>
          <TextBox
            autoFocus
            label={t('cases:versions.received')}
            most={10}
            value={received}
            error={wrong}
            onValue={setReceived}
          />
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={!isNewer || busy}>
            {t('cases:versions.create')}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
