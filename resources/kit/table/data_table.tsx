import { Fragment, type MouseEvent, type ReactNode, useMemo, useRef } from 'react'
import { ErrorState } from '../error_state'
import { size } from '../theme/tokens'
import { useLongList } from '../use_long_list'
import type { Column, Sort } from './column'
import { ColumnChooser } from './column_chooser'
import { HeadCell } from './head_cell'
import { Frame, Grid, Scroll } from './parts'
import { RowOpener } from './row_opener'
import { selectColumn } from './select_boxes'
import type { Selection } from './selection'
import { SkeletonRows } from './skeleton_rows'
import { TablePager, type Paging } from './table_pager'
import { useColumns } from './use_columns'
import { useHeadDrag } from './use_head_drag'
import { useRoom } from './use_room'
import { OPENER, ROW, useRowKeys } from './use_row_keys'
import { changed, type ColumnChoice, placed } from './wishes'

/** From so many rows on those in sight are drawn alone. */
const LONG_FROM = 60

/** How the rows of a list are put under heads; they come in the order of their groups. */
export interface Grouping<Row> {
  readonly keyOf: (row: Row) => string
  readonly head: (key: string) => ReactNode
}

interface DataTableProps<Row extends object> {
  label: string
  columns: readonly Column<Row>[]
  choice: ColumnChoice
  /** Not there yet: null. */
  rows: readonly Row[] | null
  /** The rows are those of before; others are on their way. */
  stale?: boolean
  rowKey: (row: Row) => string
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  /** Rows open: by a click, and by what stands in their first column, by keyboard too. */
  onOpen?: (row: Row) => void
  /** Address of the screen that a row opens, where it opens one. */
  hrefOf?: (row: Row) => string
  /** Rows can be selected: by a box, or by Space. */
  selection?: Selection
  /** The row that is shown elsewhere on the screen. */
  isCurrent?: (row: Row) => boolean
  /** Rows that follow one another and belong together stand under a head of their own. */
  group?: Grouping<Row>
  /** Stands at the foot of the table in place of the choice of columns. */
  foot?: ReactNode
  paging: Paging
  empty: ReactNode
  error?: string | null
  onRetry?: () => void
}

/**
 * The list of the product: sticky head and first column, columns as somebody wishes, order, paging,
 * and what to show while or when nothing is there. Widths are stated, so that nothing moves when rows
 * come.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows, choice, error, paging, rowKey, onOpen, hrefOf, selection, group } = props
  const columns = useMemo(
    () =>
      selection ? [selectColumn(selection, rows ?? [], rowKey), ...props.columns] : props.columns,
    [selection, rows, rowKey, props.columns]
  )
  const scroller = useRef<HTMLDivElement>(null)
  const { room, measure } = useRoom()
  const { all, shown, total, rows: drawn } = useColumns(columns, rows, rowKey, { ...choice, room })
  const drag = useHeadDrag((...to) => choice.onChange(placed(all, ...to)))
  const lines = useLongList({
    count: drawn.length,
    keyOf: (index) => drawn[index]!.id,
    size: size.tableRow,
    scroller: () => scroller.current,
    above: size.tableHead,
    // Heads have no place in the sum of the heights of rows.
    longFrom: group ? Infinity : LONG_FROM,
  })
  const onKeyDown = useRowKeys({
    ...{ scroller, count: onOpen ? drawn.length : 0, show: lines.show },
    toggle: selection && ((index) => toggle(selection, drawn[index]!.id)),
  })
  if (error)
    return (
      <Frame>
        <ErrorState text={error} onRetry={props.onRetry} />
      </Frame>
    )
  if (rows && rows.length === 0 && paging.page === 1) return <Frame>{props.empty}</Frame>
  const open = (row: Row) => (event: MouseEvent) => {
    const onControl = (event.target as HTMLElement).closest('a, button, input, label')
    if (!onControl && !window.getSelection()?.toString()) onOpen?.(row)
  }
  const first = all[0]?.key
  const isShown = (key: string) => shown.some(({ column }) => column.key === key)
  const cell = ({ key, render }: Column<Row>, row: Row) => {
    if (!onOpen || key !== first) return render(row, isShown)
    return (
      <span {...{ [OPENER]: '' }}>
        <RowOpener href={hrefOf?.(row)} onOpen={() => onOpen(row)}>
          {render(row, isShown)}
        </RowOpener>
      </span>
    )
  }
  /** Whether the row at that place is the first of its group. */
  const begins = (index: number) => {
    if (!group) return false
    const before = drawn[index - 1]
    return !before || group.keyOf(before.original) !== group.keyOf(drawn[index]!.original)
  }
  const space = (height: number) =>
    height > 0 && (
      <tr aria-hidden style={{ height }}>
        <td colSpan={shown.length} style={{ height, padding: 0 }} />
      </tr>
    )
  const widthOf = new Map(shown.map(({ column, width }) => [column.key, width]))
  const choosable = columns
    .filter(({ stuck }) => !stuck)
    .map(({ key, label, width }) => ({ key, label, width: widthOf.get(key) ?? width }))
  return (
    <Frame ref={measure}>
      <Scroll
        ref={scroller}
        tabIndex={0}
        role="region"
        aria-label={props.label}
        onKeyDown={onKeyDown}
      >
        <Grid
          aria-busy={rows === null || props.stale}
          aria-rowcount={lines.isLong ? drawn.length + 1 : undefined}
          style={{ minWidth: total }}
        >
          <colgroup>
            {shown.map(({ column, width, isElastic }) => (
              <col key={column.key} style={{ width: isElastic ? undefined : width }} />
            ))}
          </colgroup>
          <thead>
            <tr {...drag.handlers}>
              {shown.map((each) => (
                <HeadCell
                  key={each.column.key}
                  shown={each}
                  sort={props.sort ?? null}
                  onSort={props.onSort}
                  onWidth={(width) => choice.onChange(changed(all, each.column.key, { width }))}
                  drag={each.column.key === first ? undefined : drag.stateOf(each.column.key)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows === null && (
              <SkeletonRows rows={paging.pageSize} columns={shown.map(({ column }) => column)} />
            )}
            {space(lines.before)}
            {lines.indexes.map((index) => {
              const { id, original } = drawn[index]!
              return (
                <Fragment key={id}>
                  {begins(index) && (
                    <tr data-group>
                      <th scope="rowgroup" colSpan={shown.length}>
                        {group!.head(group!.keyOf(original))}
                      </th>
                    </tr>
                  )}
                  <tr
                    aria-rowindex={lines.isLong ? index + 2 : undefined}
                    {...{ [ROW]: index }}
                    aria-current={props.isCurrent?.(original) || undefined}
                    data-selected={selection?.isSelected(id) || undefined}
                    data-opens={onOpen ? '' : undefined}
                    onClick={open(original)}
                  >
                    {shown.map(({ column }) => (
                      <td
                        key={column.key}
                        className={column.num ? 'num' : undefined}
                        data-stuck={column.stuck}
                        data-align={column.align}
                        data-wraps={column.wraps || undefined}
                      >
                        {cell(column, original)}
                      </td>
                    ))}
                  </tr>
                </Fragment>
              )
            })}
            {space(lines.after)}
          </tbody>
        </Grid>
      </Scroll>
      <TablePager {...paging}>
        {props.foot ?? (
          <ColumnChooser
            columns={choosable}
            wishes={all}
            isUsual={choice.wishes === undefined}
            onChange={choice.onChange}
          />
        )}
      </TablePager>
    </Frame>
  )
}

const toggle = ({ select, isSelected }: Selection, id: string) => select([id], !isSelected(id))
