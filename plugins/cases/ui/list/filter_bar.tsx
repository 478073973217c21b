import Stack from '@mui/material/Stack'
import type { ProcessNode } from '#plugins/cases/contract/process'
import { caseListFilters } from '#plugins/cases/contract/slots'
import { Fillings } from '#resources/app/slots'
import type { ShownColumn } from './case_row'
import { ColumnFilter } from './column_filter'
import type { CaseFilters } from './filters'
import { TextFilter } from './text_filter'

interface FilterBarProps {
  columns: readonly ShownColumn[]
  /** Of the process that the cases pass. */
  nodes: readonly ProcessNode[]
  filters: CaseFilters
  onChange: (change: CaseFilters) => void
}

/** The conditions of the list, one chip each. */
export function FilterBar({ columns, nodes, filters, onChange }: FilterBarProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', my: 1.5 }}
      role="search"
    >
      <TextFilter value={filters.text} onChange={(text) => onChange({ text })} />
      {columns
        .filter(({ parameters }) => parameters.length > 0)
        .map((column) => (
          <ColumnFilter key={column.key} {...{ column, nodes, filters, onChange }} />
        ))}
      <Fillings of={caseListFilters} give={{ filters, onChange }} />
    </Stack>
  )
}
