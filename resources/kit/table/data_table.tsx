import { type MouseEvent, type ReactNode, useRef } from 'react'
import { ErrorState } from '../error_state'
import { size } from '../theme/tokens'
import { useLongList } from '../use_long_list'
import type { Column, Sort } from './column'
import { ColumnChooser } from './column_chooser'
import { HeadCell } from './head_cell'
import { Frame, Grid, Scroll } from './parts'
import { SkeletonRows } from './skeleton_rows'
import { TablePager, type Paging } from './table_pager'
import { useColumns } from './use_columns'
import { changed, type ColumnChoice } from './wishes'

/** From so many rows on those in sight are drawn alone. */
const LONG_FROM = 60

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
  onOpen?: (row: Row) => void
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
  const { columns, rows, choice, error, paging, rowKey } = props
  const scroller = useRef<HTMLDivElement>(null)
  const { all, shown, total, rows: drawn } = useColumns(columns, rows, rowKey, choice)
  const lines = useLongList({
    count: drawn.length,
    keyOf: (index) => drawn[index]!.id,
    size: size.tableRow,
    scroller: () => scroller.current,
    above: size.tableHead,
    longFrom: LONG_FROM,
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
    if (!onControl && !window.getSelection()?.toString()) props.onOpen?.(row)
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
    <Frame>
      <Scroll ref={scroller} tabIndex={0} role="region" aria-label={props.label}>
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
            <tr>
              {shown.map((each) => (
                <HeadCell
                  key={each.column.key}
                  shown={each}
                  sort={props.sort ?? null}
                  onSort={props.onSort}
                  onWidth={(width) => choice.onChange(changed(all, each.column.key, { width }))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows === null && <SkeletonRows rows={12} columns={shown.length} />}
            {space(lines.before)}
            {lines.indexes.map((index) => {
              const { id, original } = drawn[index]!
              return (
                <tr
                  key={id}
                  aria-rowindex={lines.isLong ? index + 2 : undefined}
                  data-opens={props.onOpen ? '' : undefined}
                  onClick={open(original)}
                >
                  {shown.map(({ column }) => (
                    <td
                      key={column.key}
                      className={column.num ? 'num' : undefined}
                      data-stuck={column.stuck}
                      data-align={column.align}
                    >
                      {column.render(original)}
                    </td>
                  ))}
                </tr>
              )
            })}
            {space(lines.after)}
          </tbody>
        </Grid>
      </Scroll>
      <TablePager {...paging}>
        <ColumnChooser
          columns={choosable}
          wishes={all}
          isUsual={choice.wishes === undefined}
          onChange={choice.onChange}
        />
      </TablePager>
    </Frame>
  )
}
