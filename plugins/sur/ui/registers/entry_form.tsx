import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldError } from '#kernel/fields/check_values'
import { isAsked, readEntry } from '#plugins/sur/contract/read_entry'
import type { Register } from '#plugins/sur/contract/register'
import type { ShownEntry } from '#plugins/sur/contract/shown_entries'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { fieldErrorsOf } from '#resources/app/field_errors'
import { say } from '#resources/app/language'
import { useLeaveGuard } from '#resources/app/navigation/navigation'
import { useToday } from '#resources/app/use_today'
import { Btn } from '#resources/kit/btn'
import { useMessages } from '#resources/kit/messages'
import { Quiet } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { ColumnBox } from './column_box'
import { draftOf, type EntryDraft, faultsOf } from './entry_draft'

const Form = styled('form')({ display: 'grid', gap: 12, padding: '14px 18px' })
const Acts = styled('div')({ display: 'flex', gap: 8 })

const DATE = 'yyyy-MM-dd'.length
const LONGEST_REASON = 200

interface EntryFormProps {
  register: Register
  /** Null for a new row. */
  entry: ShownEntry | null
  onSaved: () => void
}

/** Writes a row of a register: a new one, or what is from now on different in one. */
export function EntryForm({ register, entry, onSaved }: EntryFormProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const today = useToday()
  const [draft, setDraft] = useState(() => draftOf(register, entry))
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const saved = useRef(draft)
  useLeaveGuard(() => JSON.stringify(draft) !== JSON.stringify(saved.current))
  const { values, validFrom, closedOn, reason } = draft
  const faults = faultsOf(register, draft, entry === null)
  const errorOf = (field: string) => {
    const found = [...(asked ? faults : []), ...refused].find((one) => one.field === field)
    return found ? say(found.message) : null
  }
  const set = (wish: Partial<EntryDraft>) => {
    setRefused([])
    setDraft((last) => ({ ...last, ...wish }))
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (faults.length > 0) return
    setBusy(true)
    const row = { values: { ...values }, validFrom, closedOn }
    try {
      if (entry) {
        const path = { registerEntryId: entry.id }
        const body = { ...row, revision: entry.seq, reason }
        await call('PUT /report/base/registers/{registerEntryId}', { path, body })
      } else {
        await call('POST /report/base/registers', { body: { ...row, register: register.key } })
      }
      saved.current = draft
      tell.done(t('sur:registers.form.saved'))
      onSaved()
    } catch (error) {
      const errors = fieldErrorsOf(error)
      setRefused(errors)
      setRefusal(errors.length === 0 ? sentenceOf(error) : null)
      setBusy(false)
    }
  }
  const derived = register.derive?.(readEntry(register, values).values)
  const natural = register.columns.find(({ key }) => key === register.natural)!
  const isEnding = closedOn !== '' || saved.current.closedOn !== ''
  return (
    <Form onSubmit={(event) => void save(event)} noValidate>
      {refusal && <Alert severity="error">{refusal}</Alert>}
      {register.columns
        .filter((column) => isAsked(column, values))
        .map((column, at) => (
          <ColumnBox
            key={column.key}
            column={column}
            value={values[column.key]!}
            error={errorOf(column.key)}
            autoFocus={at === 0 && column.kind !== 'choice'}
            onValue={(value) => set({ values: { ...values, [column.key]: value } })}
          />
        ))}
      {derived && <output>{say(derived)}</output>}
      <div>
        <TextBox
          label={t('sur:registers.column.valid_from')}
          value={validFrom}
          most={DATE}
          hint={t('sur:registers.hint.valid_from', { column: say(natural.label) })}
          error={errorOf('validFrom')}
          onValue={(day) => set({ validFrom: day })}
        />
        <Quiet as="p">{t('sur:registers.form.valid_text')}</Quiet>
      </div>
      {entry && isEnding && (
        <div>
          <TextBox
            label={t('sur:registers.form.end_day')}
            value={closedOn}
            most={DATE}
            hint={t('forms.date_hint')}
            error={errorOf('closedOn')}
            onValue={(day) => set({ closedOn: day })}
          />
          <Quiet as="p">{t('sur:registers.form.ends_text')}</Quiet>
        </div>
      )}
      {entry && (
        <TextBox
          label={t('sur:registers.form.change_reason')}
          value={reason}
          most={LONGEST_REASON}
          error={errorOf('reason')}
          onValue={(text) => set({ reason: text })}
        />
      )}
      <Acts>
        <Btn kind="primary" type="submit" disabled={busy}>
          {t('sur:registers.form.save')}
        </Btn>
        {entry && !isEnding && (
          <Btn onClick={() => set({ closedOn: today })}>{t('sur:registers.form.end')}</Btn>
        )}
      </Acts>
    </Form>
  )
}
