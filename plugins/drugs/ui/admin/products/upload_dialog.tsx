import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Tag } from '#resources/kit/tag'
import { RemarkTable } from '../remarks/remark_table'
import type { UploadOutcome } from './upload_outcome'

interface UploadDialogProps {
  fileName: string
  outcome: UploadOutcome
  onTake: () => Promise<void>
  onClose: () => void
}

/** What would become of a file; one with a bad line is not taken over at all. */
export function UploadDialog({ fileName, outcome, onTake, onClose }: UploadDialogProps) {
  const { t } = useTranslation()
  const [busy, setBusy] = useState(false)
  const { made, changed, same, problems, problemCount, warnings, warningCount } = outcome
  const isBad = problemCount > 0
  const take = async () => {
    setBusy(true)
    await onTake()
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="product-upload">
      <DialogTitle id="product-upload">{t('drugs:upload.title', { name: fileName })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '12px' }}>
        {isBad ? (
          <p role="alert" style={{ margin: 0 }}>
            {t('drugs:upload.refused', { count: problemCount })}
          </p>
        ) : (
          <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
            <Tag tone="green">{t('drugs:upload.made', { count: made })}</Tag>
            <Tag tone="amber">{t('drugs:upload.changed', { count: changed })}</Tag>
            <Tag tone="grey">{t('drugs:upload.same', { count: same })}</Tag>
          </div>
        )}
        {isBad && (
          <RemarkTable
            title={t('drugs:upload.problems')}
            remarks={problems}
            total={problemCount}
            file="products_problems"
          />
        )}
        {warningCount > 0 && (
          <RemarkTable
            title={t('drugs:upload.warnings')}
            remarks={warnings}
            total={warningCount}
            file="products_warnings"
          />
        )}
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {isBad ? t('act.close') : t('act.cancel')}
        </Btn>
        {!isBad && (
          <Btn
            kind="primary"
            autoFocus
            disabled={busy || made + changed === 0}
            onClick={() => void take()}
          >
            {t('drugs:upload.take')}
          </Btn>
        )}
      </DialogActions>
    </Dialog>
  )
}
