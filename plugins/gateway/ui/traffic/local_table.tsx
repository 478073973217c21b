import { type ReactNode, useState } from 'react'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import type { Column } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'

interface LocalTableProps<Row extends object> {
  /** Under which the choice of columns and the size of a page are kept. */
  name: string
  label: string
  columns: readonly Column<Row>[]
  /** All of them; null while they are on their way. */
  rows: readonly Row[] | null
  rowKey: (row: Row) => string
  stale?: boolean
  empty: ReactNode
  error?: string | null
  onRetry?: () => void
}

/** A table whose rows are all there, shown page by page. */
export function LocalTable<Row extends object>({ name, rows, ...rest }: LocalTableProps<Row>) {
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize(name)
  const choice = useColumnChoice(name)
  return (
    <DataTable
      {...rest}
      choice={choice}
      rows={rows && rows.slice((page - 1) * pageSize, page * pageSize)}
      paging={{
        ...{ page, pageSize, total: rows?.length, onPage: setPage },
        onPageSize: (next: PageSize) => {
          setPage(1)
          setPageSize(next)
        },
      }}
    />
  )
}
