import type { MouseEvent, ReactNode } from 'react'
import { ErrorState } from '../error_state'
import type { Column, Sort } from './column'
import { HeadCell } from './head_cell'
import { Frame, Grid, Scroll } from './parts'
import { SkeletonRows } from './skeleton_rows'
import { TablePager, type Paging } from './table_pager'

interface DataTableProps<Row> {
  label: string
  columns: Column<Row>[]
  /** Not there yet: null. */
  rows: Row[] | null
  /** The rows are those of before; others are on their way. */
  stale?: boolean
  rowKey: (row: Row) => string
  sort?: Sort | null
  onSort?: (sort: Sort | null) => void
  onOpen?: (row: Row) => void
  paging?: Paging
  empty: ReactNode
  error?: string | null
  onRetry?: () => void
}

/** A list: sticky head and first column, order, paging, and what to show while or when nothing is there. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, error, paging } = props
  if (error)
    return (
      <Frame>
        <ErrorState text={error} onRetry={props.onRetry} />
      </Frame>
    )
  if (rows && rows.length === 0 && (paging?.page ?? 1) === 1) return <Frame>{props.empty}</Frame>
  const open = (row: Row) => (event: MouseEvent) => {
    const onControl = (event.target as HTMLElement).closest('a, button, input, label')
    if (!onControl && !window.getSelection()?.toString()) props.onOpen?.(row)
  }
  return (
    <Frame>
      <Scroll tabIndex={0} role="region" aria-label={props.label}>
        <Grid aria-busy={rows === null || props.stale}>
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell
                  key={column.key}
                  column={column}
                  sort={props.sort ?? null}
                  onSort={props.onSort}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows === null && <SkeletonRows rows={12} columns={columns.length} />}
            {rows?.map((row) => (
              <tr
                key={props.rowKey(row)}
                data-opens={props.onOpen ? '' : undefined}
                onClick={open(row)}
              >
                {columns.map((column) => (
                  <td
                    key={column.key}
                    className={column.num ? 'num' : undefined}
                    data-stuck={column.stuck}
                    style={
                      column.share ? { width: column.share, maxWidth: 0 } : { maxWidth: column.max }
                    }
                  >
                    {column.render(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </Scroll>
      {paging && <TablePager {...paging} />}
    </Frame>
  )
}
