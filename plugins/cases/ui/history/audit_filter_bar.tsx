import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import { whoText } from '#resources/app/who_text'
import { ElementChip } from '#resources/forms/elements/element_chip'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { actText } from '../case/act_text'
import { PeriodChip } from '../list/period_chip'
import type { AuditFilters } from './audit_line'

interface AuditFilterBarProps {
  filters: AuditFilters
  choices: { actors: string[]; acts: string[] }
  onChange: (change: AuditFilters) => void
}

/** Conditions on the trail: who, which act, which element, when. */
export function AuditFilterBar({ filters, choices, onChange }: AuditFilterBarProps) {
  const { t } = useTranslation()
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', my: 1.5 }} role="search">
      <ChoiceChip
        label={t('cases:audit.actor')}
        value={filters.actor}
        choices={choices.actors.map((value) => ({ value, text: whoText(value) }))}
        onChange={(actor) => onChange({ actor })}
      />
      <ChoiceChip
        label={t('cases:audit.act')}
        value={filters.act}
        choices={choices.acts.map((value) => ({ value, text: actText(t, value) }))}
        onChange={(act) => onChange({ act })}
      />
      <PeriodChip
        label={t('cases:audit.at')}
        from={filters.from}
        to={filters.to}
        onChange={(from, to) => onChange({ from, to })}
      />
      <ElementChip value={filters.element} onChange={(element) => onChange({ element })} />
    </Stack>
  )
}
