import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import type { UsedVersions } from './impact'
import { RecodingPanel } from './recoding_panel'
import { useRecoding } from './use_recoding'

/** On the MedDRA page of a case: takes this one case to another version. */
export function RecodeCase({ caseId }: { caseId: string }) {
  const { t } = useTranslation()
  const may = usePermission('CASE_CODING')
  const [open, setOpen] = useState(false)
  const [isRunning, setRunning] = useState(false)
  if (!may) return null
  return (
    <>
      <Btn size="small" icon="swap" onClick={() => setOpen(true)}>
        {t('coding:recoding.act')}
      </Btn>
      {(open || isRunning) && (
        <RecodeDialog
          caseId={caseId}
          open={open}
          onRunning={setRunning}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface RecodeDialogProps {
  caseId: string
  open: boolean
  /** Whether a run is on its way. */
  onRunning: (isRunning: boolean) => void
  onClose: () => void
}

/** Once it is closed it still follows the run that was begun: the screen behind waits for its end. */
function RecodeDialog({ caseId, open, onRunning, onClose }: RecodeDialogProps) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer(
    'GET /coding/used',
    { query: { caseId } },
    { keep: true }
  )
  return (
    <Dialog
      open={open}
      keepMounted
      onClose={onClose}
      maxWidth="lg"
      fullWidth
      aria-labelledby="recode-case"
    >
      <DialogTitle id="recode-case">{t('coding:recoding.title')}</DialogTitle>
      <DialogContent sx={{ minHeight: 300 }}>
        {error && <ErrorState text={error} onRetry={reload} />}
        {data && (
          <CaseRecoding caseId={caseId} versions={data} onRunning={onRunning} onDone={reload} />
        )}
      </DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={onClose}>
          {t('act.close')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}

interface CaseRecodingProps {
  caseId: string
  versions: UsedVersions
  onRunning: (isRunning: boolean) => void
  onDone: () => void
}

function CaseRecoding({ caseId, versions, onRunning, onDone }: CaseRecodingProps) {
  const { reload } = useNavigation()
  const showAsItStands = () => {
    onDone()
    // The screen behind shows the case as it stands now.
    reload()
  }
  const recoding = useRecoding(versions, showAsItStands, caseId)
  const isRunning = recoding.runs.busy
  useEffect(() => onRunning(isRunning), [onRunning, isRunning])
  return <RecodingPanel versions={versions} recoding={recoding} />
}
