import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { searchedTerms } from '#plugins/cases/contract/slots'
import type { ReportParameters } from '#plugins/reports/contract'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { fillingsOf } from '#resources/app/slots'
import { Chip } from '#resources/kit/chip'
import { Choice } from '#resources/kit/choice'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { PeriodBoxes } from './period_boxes'

interface ReportFiltersProps {
  /** Key of the report; its choices are offered. */
  report?: string
  asked: ReportParameters
  onChange: (change: Partial<ReportParameters>) => void
}

/** What every report may be asked: a period, a product, a country, a type, seriousness, a term. */
export function ReportFilters({ report, asked, onChange }: ReportFiltersProps) {
  const { t } = useTranslation()
  const { data } = useAnswer('GET /reports', {}, { keep: true })
  const products = useAnswer('GET /reports/products', {}, { keep: true })
  const choices = data?.reports.find(({ key }) => key === report)?.choices ?? []
  const unknown = { value: 'unknown', text: t('reports:unknown') }
  const named = (list: { value: string; label: Words }[] = []) => [
    ...list.map(({ value, label }) => ({ value, text: say(label) })),
    unknown,
  ]
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
      role="search"
    >
      {choices.length > 1 && (
        <Choice
          label={t('reports:filter.by')}
          value={asked.by ?? choices[0]!.key}
          onChoose={(by) => onChange({ by })}
        >
          {choices.map(({ key, label }) => (
            <option key={key} value={key}>
              {say(label)}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        label={t('reports:filter.date')}
        value={asked.date ?? 'receipt'}
        onChoose={(date) => onChange({ date })}
      >
        {(data?.dates ?? []).map(({ key, label }) => (
          <option key={key} value={key}>
            {say(label)}
          </option>
        ))}
      </Choice>
      <PeriodBoxes asked={asked} onChange={onChange} />
      <ChoiceChip
        label={t('reports:filter.product')}
        value={asked.product}
        choices={(products.data ?? []).map(({ name }) => ({ value: name, text: name }))}
        onChange={(product) => onChange({ product })}
      />
      <ChoiceChip
        label={t('reports:filter.country')}
        value={asked.country}
        choices={named(data?.countries)}
        onChange={(country) => onChange({ country })}
      />
      <ChoiceChip
        label={t('reports:filter.type')}
        value={asked.type}
        choices={named(data?.types)}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceChip
        label={t('reports:filter.serious')}
        value={asked.serious}
        choices={[
          { value: 'yes', text: t('reports:serious.yes') },
          { value: 'no', text: t('reports:serious.no') },
          unknown,
        ]}
        onChange={(serious) => onChange({ serious })}
      />
      <TermChip term={asked.term} onTake={(term) => onChange({ term })} />
    </Stack>
  )
}

/** A term of MedDRA with all below it, where a plugin brings terms. */
function TermChip({ term, onTake }: { term?: string; onTake: (term?: string) => void }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const terms = fillingsOf(searchedTerms).find(({ codeList }) => codeList === 'meddra-llt')
  if (!terms) return null
  const label = t('reports:filter.term')
  return (
    <>
      <Chip
        label={label}
        value={term && <terms.Name term={term} />}
        onOpen={() => setOpen(true)}
        onClear={() => onTake(undefined)}
        clearLabel={`${t('act.clear')}: ${label}`}
      />
      {isOpen && (
        <terms.Choose
          term={term}
          onTake={(taken) => {
            setOpen(false)
            onTake(taken)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
