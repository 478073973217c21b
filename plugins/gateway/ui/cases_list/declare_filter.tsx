import { useTranslation } from 'react-i18next'
import type { CaseFilterSlot } from '#plugins/cases/contract/slots'
import { ChoiceChip } from '#resources/kit/choice_chip'

const choices = ['1', '2', '3', '4'] as const

/** Cases whose submissions are so far. */
export function DeclareFilter({ filters, onChange }: CaseFilterSlot) {
  const { t } = useTranslation()
  return (
    <ChoiceChip
      label={t('gateway:status.name')}
      value={filters.declareStatus}
      choices={choices.map((value) => ({ value, text: t(`gateway:status.${value}`) }))}
      onChange={(declareStatus) => onChange({ declareStatus })}
    />
  )
}
