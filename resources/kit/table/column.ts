import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  key: string
  label: string
  /** In pixels, before somebody chooses otherwise. */
  width: number
  /** The same where the others leave room: what took two lines stands on one. */
  roomy?: number
  /** It takes what the others leave. */
  grows?: boolean
  sortable?: boolean
  /** Tabular figures: numbers, dates, identifiers. */
  num?: boolean
  align?: 'end'
  /** Labels, which are never cut: they take a second line where one has no room for them. */
  wraps?: boolean
  /** Not shown before somebody wants it. */
  isHidden?: boolean
  /** Shown where the others leave room for it; of several the first goes first. */
  whenRoom?: boolean
  /** Stays at that edge when the table is wider than the screen; nobody chooses it. */
  stuck?: 'start' | 'end'
  /** Shown as its head in place of the label. */
  head?: ReactNode
  /** @param isShown tells by its key whether another column is: what stands there is not said twice */
  render: (row: Row, isShown: (key: string) => boolean) => ReactNode
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
