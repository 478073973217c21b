import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownArticle } from '#plugins/literature/contract/shown'
import { sentenceOf } from '#resources/app/api_error'
import { call } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'
import { Choice } from '#resources/kit/choice'
import { useMessages } from '#resources/kit/messages'
import { Quiet } from '#resources/kit/panel'
import { SideDrawer } from '#resources/kit/side_drawer'
import { TextBox } from '#resources/kit/text_box'
import { type Draft, draftsOf, MOST } from './drafts'
import { LinkCase } from './link_case'
import { PatientDraft } from './patient_draft'

const reportTypes = ['1', '2', '3', '4'] as const

type ReportType = (typeof reportTypes)[number]

interface CasesDrawerProps {
  article: ShownArticle
  onMade: () => void
  onClose: () => void
}

const reactionsOf = ({ reactions }: Draft) =>
  reactions
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const isWhole = (draft: Draft) =>
  draft.drug.trim() !== '' &&
  reactionsOf(draft).length > 0 &&
  reactionsOf(draft).every(({ length }) => length <= MOST) &&
  (draft.age === '' || /^\d{1,3}$/.test(draft.age))

/** The cases of an article beside its text: a draft for each patient, made in one act. */
export function CasesDrawer({ article, onMade, onClose }: CasesDrawerProps) {
  const { t, i18n } = useTranslation()
  const tell = useMessages()
  const { articleId, productId, productName, proofs, dayZero, fullText, citation } = article
  const [drafts, setDrafts] = useState(() => draftsOf(proofs, productName))
  const [day, setDay] = useState(dayZero.day)
  const [reportType, setReportType] = useState<ReportType>('1')
  const [passesOn, setPassesOn] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    setError(null)
    try {
      const made = await call('POST /literature/articles/{articleId}/cases', {
        path: { articleId },
        body: {
          ...{ productId, reportType, dayZero: day, passesOn },
          patients: drafts.map((draft) => ({
            ...(draft.sex && { sex: draft.sex }),
            ...(draft.age && { age: Number(draft.age), ageUnit: 'a' as const }),
            ...{ drug: draft.drug.trim(), reactions: reactionsOf(draft) },
          })),
        },
      })
      tell.done(t('literature:make.done', { count: made.length }))
      onMade()
      onClose()
    } catch (refused) {
      setError(sentenceOf(refused))
    }
    setBusy(false)
  }
  const language = i18n.language === 'zh' ? 'zh' : 'en'
  return (
    <SideDrawer open width={460} title={t('literature:make.title')} onClose={onClose}>
      <Stack spacing={1.5} sx={{ p: 2, overflow: 'auto' }}>
        {error && <Alert severity="error">{error}</Alert>}
        <Quiet>{citation}</Quiet>
        <TextBox
          label={t('literature:make.day_zero')}
          value={day}
          error={null}
          most={10}
          hint={t('forms.date_hint')}
          onValue={setDay}
        />
        <Quiet>
          {t('literature:make.proposed', { day: dayZero.day, why: dayZero.because[language] })}
        </Quiet>
        <Choice
          tall
          label={t('literature:make.report_type')}
          value={reportType}
          onChoose={(value) => setReportType(value as ReportType)}
        >
          {reportTypes.map((value) => (
            <option key={value} value={value}>
              {t(`literature:report_type.${value}`)}
            </option>
          ))}
        </Choice>
        {fullText && (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={passesOn}
                onChange={(event) => setPassesOn(event.target.checked)}
              />
            }
            label={t('literature:make.passes_on')}
          />
        )}
        {drafts.map((draft, at) => (
          <PatientDraft
            key={at}
            number={at + 1}
            draft={draft}
            onDraft={(next) => setDrafts(drafts.map((each, other) => (other === at ? next : each)))}
            {...(drafts.length > 1 && {
              onRemove: () => setDrafts(drafts.filter((_, other) => other !== at)),
            })}
          />
        ))}
        <Stack direction="row" spacing={1}>
          <Btn
            icon="plus"
            onClick={() =>
              setDrafts([...drafts, { sex: '', age: '', drug: productName, reactions: '' }])
            }
          >
            {t('literature:criteria.add_patient')}
          </Btn>
          <Btn
            kind="primary"
            disabled={isBusy || !drafts.every(isWhole)}
            onClick={() => void make()}
          >
            {t('literature:make.act', { count: drafts.length })}
          </Btn>
        </Stack>
        <LinkCase
          {...{ articleId, productId, received: day }}
          onLinked={() => {
            onMade()
            onClose()
          }}
        />
      </Stack>
    </SideDrawer>
  )
}
