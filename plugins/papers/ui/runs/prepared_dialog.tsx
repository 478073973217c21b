import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { RunCard } from './run_card'
import { useRuns } from './use_runs'

/** Papers of many cases that one has asked for: how far they are, their archives, what was refused. */
export function PreparedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const title = useId()
  const { data, error, reload } = useRuns()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t('papers:many.title')}</DialogTitle>
      <DialogContent>
        <Quiet as="p" style={{ margin: '0 0 12px' }}>
          {t('papers:many.kept')}
        </Quiet>
        {error && <ErrorState text={error} onRetry={reload} />}
        {data?.length === 0 && (
          <EmptyState
            icon="document"
            title={t('papers:many.none')}
            text={t('papers:many.none_text')}
          />
        )}
        {data?.map((run) => (
          <RunCard key={run.id} run={run} />
        ))}
      </DialogContent>
      <DialogActions>
        <Btn onClick={onClose}>{t('act.close')}</Btn>
      </DialogActions>
    </Dialog>
  )
}
