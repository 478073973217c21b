import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { type Asked, call } from '#resources/app/calls/call'
import { sentenceOf } from '#resources/app/api_error'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { colour } from '#resources/kit/theme/tokens'
import type { ExportWish as Wish } from '../export/export_report'
import { ExportReason } from '../export/export_reason'

const START = 'POST /e2b/exports'

/** Cases of one message that are offered. */
const several = [10, 50, 100]

const Choices = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': 'max-content minmax(0, 1fr)',
  'gap': '8px 14px',
  'alignItems': 'center',
  'margin': '0 0 8px',
  '& dt': { color: colour.ink2, fontSize: 12 },
  '& dd': { margin: 0, display: 'flex', minWidth: 0 },
})

interface StartExportProps extends Pick<ChosenOfList, 'chosen' | 'count'> {
  onStarted: () => void
  onClose: () => void
}

/** Asks, before many cases leave, why those with errors do; without a reason they are left out. */
export function StartExport({ chosen, count, onStarted, onClose }: StartExportProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [reason, setReason] = useState('')
  const [header, setHeader] = useState<Wish['header']>('received')
  const [perMessage, setPerMessage] = useState(1)
  const [documents, setDocuments] = useState(true)
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      const body = {
        ...{ ...chosen, reason: saidText(reason) || undefined },
        ...{ header, perMessage, documents },
      }
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
        <p style={{ margin: '0 0 12px' }}>{t('e2b:exports.text')}</p>
        <Choices>
          <dt>{t('e2b:exports.per_message')}</dt>
          <dd>
            <Choice
              grow
              tall
              label={t('e2b:exports.per_message')}
              value={String(perMessage)}
              onChoose={(most) => setPerMessage(Number(most))}
            >
              <option value="1">{t('e2b:exports.one_each')}</option>
              {several.map((most) => (
                <option key={most} value={most}>
                  {t('e2b:exports.up_to', { most })}
                </option>
              ))}
            </Choice>
          </dd>
          <dt>{t('e2b:export.header')}</dt>
          <dd>
            <Choice
              grow
              tall
              label={t('e2b:export.header')}
              value={header}
              onChoose={(chosenHeader) => setHeader(chosenHeader as typeof header)}
            >
              <option value="received">{t('e2b:export.as_received')}</option>
              <option value="project">{t('e2b:export.of_project')}</option>
            </Choice>
          </dd>
        </Choices>
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={documents}
              onChange={({ target }) => setDocuments(target.checked)}
            />
          }
          label={t('e2b:exports.documents')}
        />
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
