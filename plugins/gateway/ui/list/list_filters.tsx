import Stack from '@mui/material/Stack'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Chip, ToggleChip } from '#resources/kit/chip'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { TextFilter } from '#resources/kit/text_filter'
import { submissionGroups } from '../state/group_of'
import type { ListQuery } from './list_query'

interface ListFiltersProps {
  query: ListQuery
  counts: Answer<'GET /submissions'>['counts'] | undefined
  onChange: (change: Partial<ListQuery>) => void
}

/** The groups with how many are in each, and what narrows them. */
export function ListFilters({ query, counts, onChange }: ListFiltersProps) {
  const { t } = useTranslation()
  const { data } = useAnswer('GET /submissions/destinations', {}, { keep: true })
  const findCase = useCallback((q?: string) => onChange({ q }), [onChange])
  const open = counts && counts.failed + counts.to_confirm + counts.due + counts.under_way
  // Each is asked for by another screen, and only cleared here.
  const asked = [
    { name: 'day', label: t('gateway:filter.day'), value: query.day },
    { name: 'sent', label: t('gateway:filter.sent'), value: query.sent },
    {
      ...{ name: 'belated', label: t('gateway:filter.belated') },
      value: query.belated && t('gateway:filter.yes'),
    },
  ]
  const label = (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} ${count}`
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
      role="search"
    >
      <ToggleChip
        label={label(t('gateway:group.open'), open)}
        isOn={query.group === undefined}
        onToggle={() => onChange({ group: undefined })}
      />
      {submissionGroups.map((group) => (
        <ToggleChip
          key={group}
          label={label(t(`gateway:group.${group}`), counts?.[group])}
          isOn={query.group === group}
          onToggle={() => onChange({ group: query.group === group ? undefined : group })}
        />
      ))}
      <TextFilter value={query.q} hint={t('gateway:filter.case')} onChange={findCase} />
      <ChoiceChip
        label={t('gateway:filter.destination')}
        value={query.destination}
        choices={(data ?? []).map(({ id, code }) => ({ value: id, text: code }))}
        onChange={(destination) => onChange({ destination })}
      />
      {asked.map(
        ({ name, label: of, value }) =>
          value && (
            <Chip
              key={name}
              label={of}
              value={value}
              onOpen={() => onChange({ [name]: undefined })}
              onClear={() => onChange({ [name]: undefined })}
              clearLabel={`${t('act.clear')}: ${of}`}
            />
          )
      )}
    </Stack>
  )
}
