import type { ColumnWish } from '#kernel/people/lists/column_wish'

import type { CountLevel } from '#plugins/signal/contract/plan'
import type { PairView } from '#plugins/signal/contract/run'

/** What of the list of pairs a view keeps. */
export interface PairViewSettings {
  readonly view: PairView
  readonly text: string
  /** Null for the level that a run has first. */
  readonly level: CountLevel | null
  readonly sort: { readonly key: string; readonly direction: 'asc' | 'desc' } | null
  /** What is wished of the columns, in their order; null for the usual ones. */
  readonly columns: readonly ColumnWish[] | null
}

/** A view as its tab shows it. */
export interface ShownPairView {
  readonly id: string
  readonly name: string
  readonly isShared: boolean
  readonly isMine: boolean
  /** Shown first to the person who saved it. */
  readonly isDefault: boolean
  readonly ownerName: string
  readonly revision: number
  readonly settings: PairViewSettings
}
