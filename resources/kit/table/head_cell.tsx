import ButtonBase from '@mui/material/ButtonBase'
import { Hidden } from '../hidden'
import { Icon } from '../icons'
import { nextSort, type Column, type Sort } from './column'

interface HeadCellProps<Row> {
  column: Column<Row>
  sort: Sort | null
  onSort?: (sort: Sort | null) => void
}

/** Head of a column; a click orders the list by it. */
export function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  const aria = direction && (direction === 'asc' ? 'ascending' : 'descending')
  if (!column.sortable || !onSort)
    return (
      <th scope="col" data-stuck={column.stuck}>
        {column.stuck ? <Hidden>{column.label}</Hidden> : column.label}
      </th>
    )
  return (
    <th scope="col" aria-sort={aria ?? 'none'}>
      <ButtonBase
        sx={{ font: 'inherit', gap: '3px', borderRadius: '4px' }}
        onClick={() => onSort(nextSort(sort, column.key))}
      >
        {column.label}
        <Icon
          name={direction === 'desc' ? 'arrowDown' : 'arrowUp'}
          size={12}
          sx={{ width: direction ? undefined : 0 }}
        />
      </ButtonBase>
    </th>
  )
}
