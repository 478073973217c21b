import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { ExportRow } from './export_row'
import { useExports } from './use_exports'

/** The exports of many cases: how far they are, their archives, and what became of each case. */
export function ExportsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, error, reload } = useExports()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{t('e2b:exports.title')}</DialogTitle>
      <DialogContent>
        <Quiet as="p" style={{ margin: '0 0 12px' }}>
          {t('e2b:exports.text')}
        </Quiet>
        {error && <ErrorState text={error} onRetry={reload} />}
        {data?.length === 0 && (
          <EmptyState
            icon="download"
            title={t('e2b:exports.none')}
            text={t('e2b:exports.none_text')}
          />
        )}
        {data?.map((each) => (
          <ExportRow key={each.id} export={each} />
        ))}
      </DialogContent>
      <DialogActions>
        <Btn onClick={onClose}>{t('act.close')}</Btn>
      </DialogActions>
    </Dialog>
  )
}
