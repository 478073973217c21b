import Stack from '@mui/material/Stack'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type QueryStatus, queryStatuses } from '#plugins/queries/contract/query'
import { ToggleChip } from '#resources/kit/chip'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { TextFilter } from '#resources/kit/text_filter'

/** What a list of queries is narrowed by. */
export interface AskedOfQueries {
  whose?: 'to_answer' | 'asked'
  status?: QueryStatus
  caseNo?: string
  text?: string
}

interface QueryFiltersProps {
  filters: AskedOfQueries
  /** A list of one case is not narrowed by its number. */
  isOfCase: boolean
  onChange: (change: AskedOfQueries) => void
}

/** The conditions of a list of queries. */
export function QueryFilters({ filters, isOfCase, onChange }: QueryFiltersProps) {
  const { t } = useTranslation()
  const findText = useCallback((text?: string) => onChange({ text }), [onChange])
  const findCase = useCallback((caseNo?: string) => onChange({ caseNo }), [onChange])
  const choices = queryStatuses.map((value) => ({ value, text: t(`queries:status.${value}`) }))
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
      role="search"
    >
      <TextFilter value={filters.text} hint={t('queries:filter.text')} onChange={findText} />
      {!isOfCase && (
        <TextFilter value={filters.caseNo} hint={t('queries:filter.case')} onChange={findCase} />
      )}
      {(['to_answer', 'asked'] as const).map((whose) => (
        <ToggleChip
          key={whose}
          label={t(`queries:filter.${whose}`)}
          isOn={filters.whose === whose}
          onToggle={() => onChange({ whose: filters.whose === whose ? undefined : whose })}
        />
      ))}
      <ChoiceChip
        label={t('queries:status.name')}
        value={filters.status}
        choices={choices}
        onChange={(status) => onChange({ status: status as QueryStatus | undefined })}
      />
    </Stack>
  )
}
