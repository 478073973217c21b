import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { Series } from '#plugins/sur/contract/series'

/** A column behind the heads of rows. */
export interface TableColumn {
  readonly key: string
  readonly title: Words
  /** Over several columns that are next to each other. */
  readonly group?: Words
  /** Figures of a cumulative column are reconciled with those of the report before. */
  readonly span?: 'cumulative' | 'interval'
  /** Share of the width; 1 when absent. */
  readonly share?: number
}

/** A figure with what it counts, or a text. */
export type TableCell = FigureCell | TextCell

export interface FigureCell {
  readonly figure: number
  /** Digits behind the point; none when absent. */
  readonly digits?: number
  /** What it counts (`unitOf`): as many as the figure says, where the figure is a count. */
  readonly units: readonly string[]
}

export interface TextCell {
  readonly text: Words
}

export interface TableRow {
  readonly key: string
  /** A sum over all, the head of rows that belong together, or a row. */
  readonly kind: 'total' | 'group' | 'row'
  readonly label: Words
  readonly cells: readonly TableCell[]
  /** Of a listing: the case that the row is about. */
  readonly caseId?: string
}

/** What a table shows of a series. */
export interface TableContent {
  /** What stands over the heads of rows. */
  readonly head: Words
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
}

/** A table of periodic reports: where it stands, by which rule it counts, and its rows. */
export interface SurTable {
  /** Unique: `dsur_sae`. A plugin begins it with its own name. */
  readonly key: string
  /** Raised when it counts otherwise. */
  readonly version: number
  readonly kind: ReportKind
  /** Keys of the sections that it belongs to, the first one where it is shown first. */
  readonly sections: readonly string[]
  readonly title: Words
  /** What it is counted from. */
  readonly source: Words
  /** What it counts and how; printed below it. */
  readonly rule: Words
  /** One row for each case or event: printed across. */
  readonly isListing?: boolean
  /** Follows from the series alone, so that a freeze recounted is the same. */
  compute(series: Series): TableContent
}

export const surTables = new ExtensionPoint<SurTable>('sur.tables')
