import IconButton from '@mui/material/IconButton'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/case/content/case_content'
import { Icon } from '#resources/kit/icons'
import type { Sections as SectionsType, SectionsProps } from '../page/sections_props'
import { LeafCell } from './leaf_cell'
import { RowActs } from './row_acts'
import type { TableColumn } from './table_columns'
import { TrendCell } from './trend_cell'
import type { RowsActs } from './use_rows'

/** Sections of the row, and the steps into it. */
interface TableRowProps extends SectionsProps {
  ref?: Ref<HTMLTableSectionElement>
  row: Row
  /** Its place among the rows of the group, from 0. */
  index: number
  /** How many rows the group has. */
  count: number
  columns: readonly TableColumn[]
  acts: RowsActs
  fixed: boolean
  isOpen: boolean
  /** Draws what the row holds, once it is open. */
  Sections: SectionsType
}

/** A row of a table: its line, and what it holds under it. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { ref, row, index, count, columns, acts, fixed, isOpen, sections, steps, Sections } = props
  const { t } = useTranslation()
  const fold = () => (isOpen ? acts.setOpen(null) : acts.enter(row.id))
  return (
    <tbody ref={ref} data-index={index} data-row={row.id}>
      <tr data-on={isOpen} aria-rowindex={index + 2} onClick={fold}>
        <td style={{ padding: '0 0 0 4px' }}>
          <IconButton
            size="small"
            aria-expanded={isOpen}
            aria-label={t('forms.row_number', { at: index + 1 })}
            onClick={(event) => {
              event.stopPropagation()
              fold()
            }}
          >
            <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={15} />
          </IconButton>
        </td>
        {columns.map((column, at) =>
          column.trend ? (
            <TrendCell key={column.key} trend={column.trend} steps={steps} at={at} />
          ) : (
            <LeafCell key={column.key} column={column} row={row} at={at} />
          )
        )}
        <td style={{ textAlign: 'right' }} onClick={(event) => event.stopPropagation()}>
          {!fixed && <RowActs row={row} at={index} count={count} isOpen={isOpen} acts={acts} />}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns.length + 2} className="open">
            <Sections sections={sections} steps={steps} />
          </td>
        </tr>
      )}
    </tbody>
  )
})
