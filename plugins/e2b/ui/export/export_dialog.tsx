import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { ExportChoice } from './export_choice'
import { ExportFindings } from './export_findings'
import { ExportReason } from './export_reason'
import { errorsIn, exportAddress, type ExportWish, isBarred } from './export_report'

interface ExportDialogProps {
  caseId: string
  onClose: () => void
}

/** Which state of the case leaves, for whom, under which name, and what stands against it. */
export function ExportDialog({ caseId, onClose }: ExportDialogProps) {
  const { t } = useTranslation()
  const [wish, setWish] = useState<ExportWish>({ header: 'project' })
  const [reason, setReason] = useState('')
  const asked = { path: { caseId }, query: wish }
  const { data, error, stale, reload } = useAnswer('GET /cases/{caseId}/export', asked, {
    keep: true,
  })
  const errors = data ? errorsIn(data) : 0
  const may = data && !stale && !isBarred(data) && (errors === 0 || saidText(reason) !== '')
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{t('e2b:export.title')}</DialogTitle>
      <DialogContent aria-busy={stale}>
        <ExportChoice wish={wish} report={data} onWish={setWish} />
        {error && <ErrorState text={error} onRetry={reload} />}
        {!data && !error && <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />}
        {data && <ExportFindings report={data} />}
        {data && errors > 0 && !isBarred(data) && (
          <ExportReason
            label={t('e2b:export.reason', { count: errors })}
            reason={reason}
            onReason={setReason}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn
          kind="primary"
          icon="download"
          disabled={!may}
          href={may ? exportAddress(caseId, wish, data.revision, reason) : undefined}
          onClick={onClose}
        >
          {t('e2b:export.download')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
