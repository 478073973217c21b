import type { Series } from '#plugins/sur/contract/series'
import type { TableContent } from '#plugins/sur/contract/tables'
import type { Reconciliation } from '#plugins/sur/contract/reconciliation'

/** What a freeze was counted by, beside its series. */
export interface FreezeParameters {
  readonly products: readonly string[]
  readonly meddraVersion: string | null
  readonly timeZone: string
  /** Versions of the tables by their keys. */
  readonly tables: Readonly<Record<string, number>>
  /** What the report before was taken from: its freeze (SHA-256), counted again, or there is none. */
  readonly before: { readonly of: 'freeze' | 'recount' | 'none'; readonly sha256: string | null }
}

/** A table as it was counted, with how its cumulative figures follow from the report before. */
export interface CountedTable extends TableContent {
  readonly key: string
  /** Null where no column is cumulative. */
  readonly reconciliation: Reconciliation | null
}

/** All that a freeze keeps; its SHA-256 is that of these as canonical bytes. */
export interface FrozenRun {
  readonly parameters: FreezeParameters
  readonly series: Series
  /** What the series is reconciled with. */
  readonly before: Series
  readonly tables: readonly CountedTable[]
}

/** How a case differs between the frozen figures and live data. */
export interface CaseDifference {
  readonly caseId: string
  readonly caseNo: string
  readonly why: 'new' | 'gone' | 'changed'
}
