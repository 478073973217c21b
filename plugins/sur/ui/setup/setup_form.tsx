import Alert from '@mui/material/Alert'
import { styled } from '@mui/material/styles'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { PeriodicSetup } from '#plugins/sur/contract/setup'
import { sentenceOf } from '#resources/app/api_error'
import { type Answer, call } from '#resources/app/calls/call'
import { useLeaveGuard } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { Card } from '#resources/kit/panel'
import { TextBox } from '#resources/kit/text_box'
import { Labelled } from '../parts/labelled'
import { PeopleChoice } from './people_choice'
import { draftOf, problemsOf, setupOf, type SetupDraft } from './setup_draft'

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: '14px 20px',
  padding: 16,
})
const Whole = styled('div')({ gridColumn: '1 / -1' })

interface SetupFormProps {
  kind: ReportKind
  answer: Answer<'GET /report/base/setup'>
  onSaved: () => void
}

/** Writes down how a kind of report is made. */
export function SetupForm({ kind, answer, onSaved }: SetupFormProps) {
  const { t } = useTranslation()
  const tell = useMessages()
  const [draft, setDraft] = useState(() => draftOf(kind, answer.setup as PeriodicSetup | null))
  const [asked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const saved = useRef(draft)
  useLeaveGuard(() => JSON.stringify(draft) !== JSON.stringify(saved.current))
  const problems = problemsOf(draft)
  const set = (wish: Partial<SetupDraft>) => setDraft((last) => ({ ...last, ...wish }))
  const errorOf = (name: keyof SetupDraft) => {
    const problem = asked ? problems[name] : undefined
    return problem ? t(`sur:setup.${problem}`) : null
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.keys(problems).length > 0) return
    try {
      const body = { rsType: kind, revision: answer.revision, setup: setupOf(draft) }
      await call('POST /report/base/setup', { body })
      saved.current = draft
      setRefusal(null)
      tell.done(t('sur:setup.saved'))
      onSaved()
    } catch (refused) {
      setRefusal(sentenceOf(refused))
    }
  }
  const text = (
    name: 'product' | 'birthDate' | 'daysToSend',
    label: string,
    most: number,
    hint?: string
  ) => (
    <TextBox
      {...{ label, most, hint }}
      value={draft[name]}
      error={errorOf(name)}
      onValue={(value) => set({ [name]: value })}
    />
  )
  const plain = (
    name: 'ctcaeVersion' | 'meddraVersion' | 'reference' | 'productNames',
    label: string,
    most: number,
    hint?: string
  ) => (
    <TextBox
      {...{ label, most, hint }}
      value={draft[name]}
      error={null}
      onValue={(value) => set({ [name]: value })}
    />
  )
  return (
    <Card sx={{ mt: 1.5, maxWidth: 980 }}>
      <Form onSubmit={(event) => void save(event)} noValidate>
        {refusal && (
          <Whole>
            <Alert severity="error">{refusal}</Alert>
          </Whole>
        )}
        {text('product', t('sur:setup.product'), 200)}
        {plain('productNames', t('sur:setup.names'), 2000, t('sur:setup.names_hint'))}
        {text('birthDate', t(`sur:setup.birth_date.${kind}`), 10, t('forms.date_hint'))}
        <Labelled label={t('sur:setup.cycle')}>
          <Choice
            tall
            label={t('sur:setup.cycle')}
            value={String(draft.cycleYears)}
            onChoose={(value) => set({ cycleYears: value === '5' ? 5 : 1 })}
          >
            <option value="1">{t('sur:setup.cycle_1')}</option>
            <option value="5">{t('sur:setup.cycle_5')}</option>
          </Choice>
        </Labelled>
        {text('daysToSend', t('sur:setup.days'), 3, t(`sur:setup.days_hint.${kind}`))}
        <Labelled label={t('sur:setup.language')}>
          <Choice
            tall
            label={t('sur:setup.language')}
            value={draft.language}
            onChoose={(value) => set({ language: value === 'en' ? 'en' : 'zh' })}
          >
            <option value="zh">{t('sur:setup.zh')}</option>
            <option value="en">{t('sur:setup.en')}</option>
          </Choice>
        </Labelled>
        {plain('meddraVersion', t('sur:setup.meddra'), 20)}
        {plain('ctcaeVersion', t('sur:setup.ctcae'), 20)}
        <Labelled label={t('sur:setup.level')}>
          <Choice
            tall
            label={t('sur:setup.level')}
            value={String(draft.ctcaeLevel)}
            onChoose={(value) => set({ ctcaeLevel: Number(value) })}
          >
            {[1, 2, 3, 4, 5].map((level) => (
              <option key={level}>{level}</option>
            ))}
          </Choice>
        </Labelled>
        {plain('reference', t('sur:setup.reference'), 200)}
        <Labelled label={t('sur:setup.lead')} error={errorOf('leadId')}>
          <Choice
            tall
            label={t('sur:setup.lead')}
            value={draft.leadId}
            onChoose={(leadId) => set({ leadId })}
          >
            <option value="">{t('sur:setup.choose')}</option>
            {answer.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        </Labelled>
        <PeopleChoice
          label={t('sur:setup.writers')}
          people={answer.people}
          chosen={draft.writerIds}
          onChoose={(writerIds) => set({ writerIds })}
        />
        <PeopleChoice
          label={t('sur:setup.auditors')}
          people={answer.people}
          chosen={draft.auditorIds}
          onChoose={(auditorIds) => set({ auditorIds })}
        />
        {answer.people.length === 0 && <Whole>{t('sur:setup.nobody')}</Whole>}
        <Whole>
          <Btn kind="primary" type="submit">
            {t('sur:setup.save')}
          </Btn>
        </Whole>
      </Form>
    </Card>
  )
}
