import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidText } from '#kernel/case/content/said_text'
import type { CaseAtDestination } from '#plugins/gateway/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { say } from '#resources/app/language'
import { TextBox } from '#resources/kit/text_box'
import { AskedDialog } from '../deeds/asked_dialog'
import type { ManyAct } from './many_act'
import { RefusedList } from './refused_list'
import { sortRows } from './sort_rows'
import { type StartedBatch, VerdictsDialog } from './verdicts_dialog'

const MOST_LETTERS = 500

export interface AskedOfMany {
  readonly act: ManyAct
  readonly rows: readonly CaseAtDestination[]
}

interface ManyDialogProps {
  asked: AskedOfMany
  onDone: () => void
  onClose: () => void
}

/** Asks before many are acted on, names those that cannot be, and tells then what became of each. */
export function ManyDialog({ asked: { act, rows }, onDone, onClose }: ManyDialogProps) {
  const { t } = useTranslation()
  const [reason, setReason] = useState('')
  const [isOver, setOver] = useState(false)
  const [started, setStarted] = useState<readonly StartedBatch[]>([])
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  // What is asked about stays what it was when the dialog opened.
  const [{ parts, refused, count }] = useState(() => sortRows(act, rows))
  const said = saidText(reason)
  const start = async () => {
    setBusy(true)
    setError(null)
    const begun: StartedBatch[] = []
    try {
      for (const { destinationId, code, caseIds } of parts) {
        const body = {
          ...{ act, caseIds: [...caseIds], destinationIds: [destinationId] },
          ...(act === 'close' && { reason: said }),
          ...(act === 'submit' && isOver && { overWarnings: true }),
        }
        begun.push({ code, ...(await call('POST /submissions/many', { body })) })
      }
    } catch (refusal) {
      setError(sentenceOf(refusal))
    }
    setStarted(begun)
    setBusy(false)
  }
  if (started.length > 0)
    return (
      <VerdictsDialog
        batches={started}
        error={error}
        onClose={() => {
          onDone()
          onClose()
        }}
      />
    )
  return (
    <AskedDialog
      title={t(`gateway:many.question.${act}`, { count })}
      text={t(`gateway:many.text.${act}`)}
      act={t(`gateway:many.act.${act}`)}
      error={error}
      mayGo={count > 0 && !isBusy && (act !== 'close' || said !== '')}
      onGo={() => void start()}
      onClose={onClose}
    >
      <RefusedList
        refused={refused.map(({ caseNo, destination, acts }) => ({
          name: `${caseNo} · ${destination.code}`,
          sentence: say(acts[act]),
        }))}
      />
      {act === 'close' && (
        <TextBox
          autoFocus
          label={t('gateway:asked.reason')}
          most={MOST_LETTERS}
          value={reason}
          error={null}
          onValue={setReason}
        />
      )}
      {act === 'submit' && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={isOver}
              onChange={({ target }) => setOver(target.checked)}
            />
          }
          label={t('gateway:many.over_warnings')}
        />
      )}
    </AskedDialog>
  )
}
