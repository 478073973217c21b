import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { CaseFilterSlot } from '#plugins/cases/contract'
import type { ProcessNode } from '#plugins/cases/contract/process'
import { say } from '#resources/app/language'
import { Slot } from '#resources/app/slot'
import { seriousnessTones } from '../case/seriousness'
import { ChoiceChip } from './choice_chip'
import { CountryChip } from './country_chip'
import type { CaseFilters } from './filters'
import { PeriodChip } from './period_chip'
import { TextFilter } from './text_filter'

const reportTypes = ['1', '2', '3', '4'] as const

interface FilterBarProps {
  /** Of the process that the cases pass. */
  nodes: readonly ProcessNode[]
  filters: CaseFilters
  onChange: (change: CaseFilters) => void
}

/** The conditions of the list, one chip each. */
export function FilterBar({ nodes, filters, onChange }: FilterBarProps) {
  const { t } = useTranslation()
  const criteria = Object.keys(seriousnessTones) as (keyof typeof seriousnessTones)[]
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
      role="search"
    >
      <TextFilter value={filters.text} onChange={(text) => onChange({ text })} />
      <ChoiceChip
        label={t('cases:list.seriousness')}
        value={filters.seriousness}
        choices={criteria
          .filter((value) => value !== 'unknown')
          .map((value) => ({ value, text: t(`cases:seriousness.${value}`) }))}
        onChange={(seriousness) => onChange({ seriousness })}
      />
      <CountryChip value={filters.country} onChange={(country) => onChange({ country })} />
      <ChoiceChip
        label={t('cases:list.report_type')}
        value={filters.reportType}
        choices={reportTypes.map((value) => ({ value, text: t(`cases:report_type.${value}`) }))}
        onChange={(reportType) => onChange({ reportType })}
      />
      <PeriodChip
        label={t('cases:list.first_received')}
        from={filters.receivedFrom}
        to={filters.receivedTo}
        onChange={(receivedFrom, receivedTo) => onChange({ receivedFrom, receivedTo })}
      />
      <ChoiceChip
        label={t('cases:list.status')}
        value={filters.status}
        choices={nodes.map(({ key, name }) => ({ value: key, text: say(name) }))}
        onChange={(status) => onChange({ status })}
      />
      <Slot name="cases.list.filters" give={{ filters, onChange } satisfies CaseFilterSlot} />
    </Stack>
  )
}
