import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { ApiError, sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Grow } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { tellSubmissions } from '../submissions_told'
import { CheckFindings } from './check_findings'
import { MessagePreview } from './message_preview'

interface CheckDialogProps {
  row: CaseAtDestination
  onClose: () => void
}

/**
 * What is known of a report before it goes to a destination: an error refuses it, a warning asks, and the
 * message can be read as it would leave.
 */
export function CheckDialog({ row, onClose }: CheckDialogProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const { go } = useNavigation()
  const title = useId()
  const { caseId, caseNo, destination } = row
  const [key] = useState(() => crypto.randomUUID())
  const [isAccepted, setAccepted] = useState(false)
  const [isPreview, setPreview] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const asked = { path: { caseId }, query: { destination: destination.id } }
  const { data, error, stale, reload } = useAnswer('GET /case/{caseId}/submission/check', asked, {
    keep: true,
  })
  const hasWarnings = data !== null && data.warnings.length > 0
  const mayGo =
    data !== null &&
    !stale &&
    !isBusy &&
    data.refusal === null &&
    data.errors.length === 0 &&
    (!hasWarnings || isAccepted)
  const submit = async () => {
    if (!data) return
    setBusy(true)
    setRefusal(null)
    try {
      const body = {
        destinations: [destination.id],
        revision: data.revision,
        ...(hasWarnings && { overWarnings: true }),
      }
      const way = { key: `${key} ${data.revision} ${isAccepted}` }
      await call('POST /case/{caseId}/submission', { path: { caseId }, body }, way)
      tell.done(t('gateway:done.submit', { destination: destination.code }))
      tellSubmissions()
      onClose()
    } catch (refused) {
      setRefusal(sentenceOf(refused))
      setBusy(false)
      // The case has changed meanwhile: what is shown is no longer what would leave.
      if (refused instanceof ApiError) reload()
    }
  }
  const open = (address: string) => {
    onClose()
    go(address)
  }
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>
        {t('gateway:check.title', { caseNo, destination: destination.code })}
      </DialogTitle>
      <DialogContent aria-busy={stale}>
        {isPreview ? (
          <MessagePreview caseId={caseId} destinationId={destination.id} />
        ) : (
          <CheckFindings check={data} error={error} caseId={caseId} onRetry={reload} onGo={open} />
        )}
        {refusal && (
          <p role="alert" style={{ color: colour.redDeep }}>
            {refusal}
          </p>
        )}
        {hasWarnings && data.refusal === null && data.errors.length === 0 && (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={isAccepted}
                onChange={({ target }) => setAccepted(target.checked)}
              />
            }
            label={t('gateway:check.over_warnings', { count: data.warnings.length })}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Btn icon="eye" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {t(isPreview ? 'gateway:check.findings' : 'gateway:check.preview')}
        </Btn>
        <Grow />
        <Btn kind="ghost" onClick={onClose}>
          {t('act.cancel')}
        </Btn>
        <Btn kind="primary" disabled={!mayGo} onClick={() => void submit()}>
          {t('gateway:check.submit', { destination: destination.code })}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
