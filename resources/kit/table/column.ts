import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  key: string
  label: string
  sortable?: boolean
  /** Tabular figures and no wrapping: numbers, dates, identifiers. */
  num?: boolean
  /** Longest width (pixels, or a length of CSS); a longer text ends with an ellipsis and shows whole on hover. */
  max?: number | string
  /** Part of the table that it takes where there is room, such as 16%; it makes room for all others. */
  share?: string
  /** Stays at the right edge when the table is wider than the screen. */
  stuck?: boolean
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
