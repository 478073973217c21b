import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './column'
import { type ColumnChoice, completeWishes, fittingWidth, withRoom } from './wishes'

const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})

const NOTHING: never[] = []

/**
 * The table of a list: which columns are shown, in which order and how wide, as somebody wishes. Rows
 * are ordered and cut by the server.
 * @param room how wide the table may be before it scrolls sideways, in pixels
 */
export function useColumns<Row extends object>(
  given: readonly Column<Row>[],
  rows: readonly Row[] | null,
  rowKey: (row: Row) => string,
  { wishes, onChange, room }: ColumnChoice & { room: number }
) {
  const columns = useMemo(() => withRoom(given, wishes, room), [given, wishes, room])
  const all = useMemo(() => completeWishes(columns, wishes), [columns, wishes])
  const stated = useMemo(
    () =>
      columns.map((column) => ({
        id: column.key,
        size: column.width,
        enableResizing: !column.stuck,
        meta: { column },
      })),
    [columns]
  )
  const state = useMemo(() => {
    const stuckAt = (edge: Column<Row>['stuck']) =>
      columns.filter(({ stuck }) => stuck === edge).map(({ key }) => key)
    return {
      columnOrder: [...stuckAt('start'), ...all.map(({ key }) => key), ...stuckAt('end')],
      columnVisibility: Object.fromEntries(all.map(({ key, isShown }) => [key, isShown])),
      columnSizing: Object.fromEntries(
        all.flatMap(({ key, width }) => (width === undefined ? [] : [[key, width] as const]))
      ),
    }
  }, [all, columns])
  const table = useTable({
    features,
    columns: stated,
    data: (rows ?? NOTHING) as Row[],
    getRowId: rowKey,
    columnResizeMode: 'onChange',
    state,
    onColumnSizingChange: (update) => {
      const sizes = typeof update === 'function' ? update(state.columnSizing) : update
      onChange(
        all.map((wish) => {
          const width = sizes[wish.key]
          return width === undefined ? wish : { ...wish, width: fittingWidth(width) }
        })
      )
    },
  })
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  const shown = headers.map((header) => {
    const column = byKey.get(header.column.id)!
    const isWished = state.columnSizing[column.key] !== undefined
    return { header, column, width: header.getSize(), isElastic: column.grows && !isWished }
  })
  // One column at least takes what the others leave.
  const elastic = shown.some(({ isElastic }) => isElastic)
    ? undefined
    : shown.findLast(({ column }) => !column.stuck)
  return {
    all,
    rows: table.getRowModel().rows,
    total: table.getTotalSize(),
    shown: shown.map((each) => ({ ...each, isElastic: each.isElastic || each === elastic })),
  }
}

/** A column that is shown, with its head. */
export type ShownColumn<Row extends object> = ReturnType<typeof useColumns<Row>>['shown'][number]
