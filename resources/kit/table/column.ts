import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  key: string
  label: string
  /** In pixels, before somebody chooses otherwise. */
  width: number
  /** It takes what the others leave. */
  grows?: boolean
  sortable?: boolean
  /** Tabular figures: numbers, dates, identifiers. */
  num?: boolean
  align?: 'end'
  /** Not shown before somebody wants it. */
  isHidden?: boolean
  /** Stays at that edge when the table is wider than the screen; nobody chooses it. */
  stuck?: 'start' | 'end'
  /** Shown as its head in place of the label. */
  head?: ReactNode
  render: (row: Row) => ReactNode
}

export interface Sort {
  key: string
  direction: 'asc' | 'desc'
}

/** The order after a click on a head: ascending, then descending, then as it was. */
export function nextSort(sort: Sort | null, key: string): Sort | null {
  if (sort?.key !== key) return { key, direction: 'asc' }
  return sort.direction === 'asc' ? { key, direction: 'desc' } : null
}
