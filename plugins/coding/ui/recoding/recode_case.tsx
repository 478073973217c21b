import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#resources/app/api'
import { usePermission } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { useLoaded } from '#resources/kit/use_loaded'
import type { UsedVersions } from './impact'
import { RecodingPanel } from './recoding_panel'
import { useRecoding } from './use_recoding'

/** On the MedDRA page of a case: takes this one case to another version. */
export function RecodeCase({ caseId }: { caseId: string }) {
  const { t } = useTranslation()
  const may = usePermission('CASE_CODING')
  const [open, setOpen] = useState(false)
  if (!may) return null
  return (
    <>
      <Btn size="small" icon="swap" onClick={() => setOpen(true)}>
        {t('coding:recoding.act')}
      </Btn>
      {open && <RecodeDialog caseId={caseId} onClose={() => setOpen(false)} />}
    </>
  )
}

interface RecodeDialogProps {
  caseId: string
  onClose: () => void
}

function RecodeDialog({ caseId, onClose }: RecodeDialogProps) {
  const { t } = useTranslation()
  const { data, error, reload } = useLoaded(
    caseId,
    (signal) => api.get<UsedVersions>('/coding/used', { caseId }, signal),
    { keep: true }
  )
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth aria-labelledby="recode-case">
      <DialogTitle id="recode-case">{t('coding:recoding.title')}</DialogTitle>
      <DialogContent sx={{ minHeight: 300 }}>
        {error && <ErrorState text={error} onRetry={reload} />}
        {data && <CaseRecoding caseId={caseId} versions={data} onDone={reload} />}
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
  onDone: () => void
}

function CaseRecoding({ caseId, versions, onDone }: CaseRecodingProps) {
  const showAsItStands = () => {
    onDone()
    // The screen behind shows the case as it stands now.
    router.reload()
  }
  return (
    <RecodingPanel versions={versions} recoding={useRecoding(versions, showAsItStands, caseId)} />
  )
}
