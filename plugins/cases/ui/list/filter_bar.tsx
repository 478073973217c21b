import Stack from '@mui/material/Stack'
import { useTranslation } from 'react-i18next'
import type { ProcessNode } from '#plugins/cases/contract/process'
import { caseListFilters } from '#plugins/cases/contract/slots'
import { Fillings } from '#resources/app/slots'
import { TextFilter } from '#resources/kit/text_filter'
import type { ShownColumn } from '#plugins/cases/contract/list_look'
import { ColumnFilter } from './column_filter'
import type { CaseFilters } from './filters'

interface FilterBarProps {
  columns: readonly ShownColumn[]
  /** Of the process that the cases pass. */
  nodes: readonly ProcessNode[]
  filters: CaseFilters
  onChange: (change: CaseFilters) => void
}

/** The conditions of the list, one chip each; those that are asked at one click come first. */
export function FilterBar({ columns, nodes, filters, onChange }: FilterBarProps) {
  const { t } = useTranslation()
  const asked = columns.filter(({ parameters }) => parameters.length > 0)
  const isQuick = ({ type }: ShownColumn) => type === 'person'
  const ordered = [...asked.filter(isQuick), ...asked.filter((column) => !isQuick(column))]
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
      role="search"
    >
      <TextFilter
        value={filters.text}
        hint={t('cases:list.search_hint')}
        onChange={(text) => onChange({ text })}
      />
      {ordered.map((column) => (
        <ColumnFilter key={column.key} {...{ column, nodes, filters, onChange }} />
      ))}
      <Fillings of={caseListFilters} give={{ filters, onChange }} />
    </Stack>
  )
}
