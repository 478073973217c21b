import { useTranslation } from 'react-i18next'
import type { CaseFilterSlot } from '#plugins/cases/contract/slots'
import { ChoiceChip } from '#resources/kit/choice_chip'

const choices = ['overdue', 'soon', 'unknown'] as const

/** Open cases that are overdue, that are due soon, or whose due date cannot be said. */
export function DueFilter({ filters, onChange }: CaseFilterSlot) {
  const { t } = useTranslation()
  return (
    <ChoiceChip
      label={t('deadlines:filter.label')}
      value={filters.deadline}
      choices={choices.map((value) => ({ value, text: t(`deadlines:filter.${value}`) }))}
      onChange={(deadline) => onChange({ deadline })}
    />
  )
}
