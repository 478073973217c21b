import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { compareProject, watchProject, windowSignal } from '../project_of_window'
import type { ProjectProps } from '../shared_props'

/** A browser closes only windows that a page has opened; any other one begins anew. */
function leave() {
  window.close()
  window.location.assign('/')
}

/** Another project was entered in another window: this one is left, whatever is answered. */
export function ProjectSwitched({ project }: { project: ProjectProps | null }) {
  const { t } = useTranslation()
  const isOver = useSyncExternalStore(watchProject, () => windowSignal.aborted)
  useEffect(() => compareProject(project), [project])
  return (
    <Dialog open={isOver} onClose={leave} maxWidth="xs" fullWidth>
      <DialogTitle>{t('project.switched')}</DialogTitle>
      <DialogContent>{t('project.switched_text')}</DialogContent>
      <DialogActions>
        <Btn kind="ghost" onClick={leave}>
          {t('act.cancel')}
        </Btn>
        <Btn kind="primary" autoFocus onClick={leave}>
          {t('project.ok')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
