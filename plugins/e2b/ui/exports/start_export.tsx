import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { type Asked, call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { ExportReason } from '../export/export_reason'

const START = 'POST /e2b/exports'

interface StartExportProps extends Pick<ChosenOfList, 'chosen' | 'count'> {
  onStarted: () => void
  onClose: () => void
}

/** Asks, before many cases leave, why those with errors do; without a reason they are left out. */
export function StartExport({ chosen, count, onStarted, onClose }: StartExportProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const body = { ...chosen, reason: saidText(reason) || undefined }
      await call(START, { body: body as Asked<typeof START>['body'] })
      onStarted()
    } catch (refused) {
      tell.error(sentenceOf(refused))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{t('e2b:exports.start_title', { count })}</DialogTitle>
      <DialogContent>
        {t('e2b:exports.text')}
        <ExportReason label={t('e2b:exports.reason')} reason={reason} onReason={setReason} />
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn kind="primary" icon="download" autoFocus disabled={busy} onClick={() => void start()}>
          {t('e2b:exports.start')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
