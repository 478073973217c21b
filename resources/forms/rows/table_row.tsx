import IconButton from '@mui/material/IconButton'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/content/case_content'
import type { ElementField } from '#kernel/forms/page_layout'
import { Icon } from '#resources/kit/icons'
import { LeafCell } from './leaf_cell'
import { RowActs } from './row_acts'
import type { Rows } from './use_rows'

interface TableRowProps {
  ref?: Ref<HTMLTableSectionElement>
  row: Row
  index: number
  columns: readonly ElementField[]
  rows: Rows
  fixed: boolean
  /** What the row holds, once it is open. */
  children: ReactNode
}

/** A row of a table: its line, and what it holds under it. */
export function TableRow({ ref, row, index, columns, rows, fixed, children }: TableRowProps) {
  const { t } = useTranslation()
  const isOpen = Boolean(children)
  const fold = () => (isOpen ? rows.setOpen(null) : rows.enter(row.id))
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
        {columns.map((column) => (
          <LeafCell key={column.element} field={column} row={row} />
        ))}
        <td style={{ textAlign: 'right' }} onClick={(event) => event.stopPropagation()}>
          {!fixed && <RowActs row={row} rows={rows} />}
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns.length + 2} className="open">
            {children}
          </td>
        </tr>
      )}
    </tbody>
  )
}
