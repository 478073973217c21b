import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { Hidden } from '../hidden'
import { Icon } from '../icons'
import { nextSort, type Sort } from './column'
import { Edge } from './parts'
import type { ShownColumn } from './use_columns'
import type { useHeadDrag } from './use_head_drag'

interface HeadCellProps<Row extends object> {
  shown: ShownColumn<Row>
  sort: Sort | null
  onSort?: (sort: Sort | null) => void
  onWidth: (width: number) => void
  /** Of a head that may be dragged to another place. */
  drag?: ReturnType<ReturnType<typeof useHeadDrag>['stateOf']>
}

/** Head of a column; a click orders the list by it, a drag moves it, its edge makes it wider. */
export function HeadCell<Row extends object>(props: HeadCellProps<Row>) {
  const { shown, sort, onSort, onWidth, drag } = props
  const { t } = useTranslation()
  const { column, header } = shown
  const direction = sort?.key === column.key ? sort.direction : undefined
  const aria = direction && (direction === 'asc' ? 'ascending' : 'descending')
  if (column.stuck)
    return (
      <th scope="col" data-stuck={column.stuck}>
        {column.head ?? <Hidden>{column.label}</Hidden>}
      </th>
    )
  const resize = header.getResizeHandler()
  const begin = (event: React.MouseEvent | React.TouchEvent) => {
    const cell = (event.currentTarget as HTMLElement).closest('th')!
    // From what it is on the screen: a column that grows is wider than it is stated.
    header.column.table.setColumnSizing((now) => ({ ...now, [column.key]: cell.offsetWidth }))
    resize(event)
  }
  const edge = (
    <Edge
      onPointerDown={(event) => event.stopPropagation()}
      onMouseDown={begin}
      onTouchStart={begin}
      onDoubleClick={() => onWidth(column.width)}
      data-active={header.column.getIsResizing() || undefined}
      title={t('table.drag')}
      aria-hidden
    />
  )
  if (!column.sortable || !onSort)
    return (
      <th scope="col" data-align={column.align} title={drag && t('table.move')} {...drag}>
        {column.label}
        {edge}
      </th>
    )
  return (
    <th
      scope="col"
      aria-sort={aria ?? 'none'}
      data-align={column.align}
      title={drag && t('table.move')}
      {...drag}
    >
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
      {edge}
    </th>
  )
}
