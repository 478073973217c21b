import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChosenOfList } from '#plugins/cases/contract/slots'
import { sentenceOf } from '#resources/app/api_error'
import { type Asked, call } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { AskedDialog } from '../deeds/asked_dialog'
import { type StartedBatch, VerdictsDialog } from './verdicts_dialog'

const START = 'POST /submissions/many'

/** Submits the cases that are selected in the list of cases. */
export function SubmitChosen({ chosen, count, onDone }: ChosenOfList) {
  const { t } = useTranslation()
  const [isAsked, setAsked] = useState(false)
  const [left, setLeft] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [started, setStarted] = useState<StartedBatch | null>(null)
  const { data } = useAnswer('GET /submissions/destinations', isAsked ? {} : null)
  const wanted = (data ?? []).map(({ id }) => id).filter((id) => !left.includes(id))
  const close = () => {
    setAsked(false)
    if (started) onDone()
    setStarted(null)
  }
  const start = async () => {
    setBusy(true)
    setError(null)
    try {
      const body = {
        ...{ ...chosen, act: 'submit' as const, destinationIds: wanted },
        ...(isOver && { overWarnings: true }),
      }
      setStarted(await call(START, { body: body as NonNullable<Asked<typeof START>['body']> }))
    } catch (refused) {
      setError(sentenceOf(refused))
    }
    setBusy(false)
  }
  return (
    <>
      <Btn size="small" icon="upload" disabled={count === 0} onClick={() => setAsked(true)}>
        {t('gateway:many.act.submit')}
      </Btn>
      {isAsked && !started && (
        <AskedDialog
          title={t('gateway:many.question.submit', { count })}
          text={t('gateway:many.text.submit')}
          act={t('gateway:many.act.submit')}
          error={error}
          mayGo={wanted.length > 0 && !isBusy}
          onGo={() => void start()}
          onClose={close}
        >
          {data?.length === 0 && <div role="status">{t('gateway:panel.no_destination')}</div>}
          <div role="group" aria-label={t('gateway:panel.destinations')}>
            {data?.map(({ id, code, name }) => (
              <Tick
                key={id}
                label={`${code} · ${name}`}
                isOn={!left.includes(id)}
                onChange={(isOn) =>
                  setLeft((all) => (isOn ? all.filter((one) => one !== id) : [...all, id]))
                }
              />
            ))}
          </div>
          <Tick label={t('gateway:many.over_warnings')} isOn={isOver} onChange={setOver} />
        </AskedDialog>
      )}
      {started && <VerdictsDialog batches={[started]} error={null} onClose={close} />}
    </>
  )
}

interface TickProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <FormControlLabel
      sx={{ display: 'flex' }}
      control={
        <Checkbox size="small" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      }
      label={label}
    />
  )
}
