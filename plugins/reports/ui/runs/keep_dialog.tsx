import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { ReportParameters } from '#plugins/reports/contract'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { TextBox } from '#resources/kit/text_box'

const LONGEST_NAME = 120

interface KeepDialogProps {
  report: string
  parameters: ReportParameters
  onKept: (id: string) => void
  onClose: () => void
}

/** Asks what a run is to be called that somebody keeps. */
export function KeepDialog({ report, parameters, onKept, onClose }: KeepDialogProps) {
  const { t } = useTranslation()
  const title = useId()
  const [key] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const said = saidText(name)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (said === '' || isBusy) return
    setBusy(true)
    try {
      const body = { report, name: said, parameters }
      onKept((await call('POST /reports/runs', { body }, { key })).id)
    } catch (refusal) {
      setError(sentenceOf(refusal))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id={title}>{t('reports:run.keep')}</DialogTitle>
        <DialogContent>
          <Stack spacing={1.5}>
            <div>{t('reports:run.keep_text')}</div>
            <TextBox
              autoFocus
              label={t('reports:run.name')}
              most={LONGEST_NAME}
              value={name}
              error={error}
              onValue={setName}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Btn kind="ghost" onClick={onClose}>
            {t('act.cancel')}
          </Btn>
          <Btn kind="primary" type="submit" disabled={said === '' || isBusy}>
            {t('reports:run.keep')}
          </Btn>
        </DialogActions>
      </form>
    </Dialog>
  )
}
