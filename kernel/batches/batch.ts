import type { Words } from '#kernel/language/words'

export type BatchState = 'waiting' | 'done' | 'cancelled'

/** Many things to be done one after the other, as somebody asked for them. */
export interface Batch<Asked = unknown> {
  readonly id: string
  /** Name of its kind. */
  readonly kind: string
  readonly asked: Asked
  readonly state: BatchState
  /** How many items it has. */
  readonly total: number
  readonly startedByName: string
  readonly startedAt: string
  readonly endedAt: string | null
}

/** `undecided` waits for a person, `cancelled` was not begun when somebody ended the batch. */
export const itemStates = [
  ...(['waiting', 'done', 'skipped', 'undecided'] as const),
  ...(['refused', 'failed', 'cancelled'] as const),
] as const
export type ItemState = (typeof itemStates)[number]

/** One thing of a batch that is to be done. */
export interface BatchItem {
  readonly id: string
  readonly batchId: string
  /** From 1, in the order in which they were asked for. */
  readonly position: number
  /** From 1; more than that where one thing turned out to be several. */
  readonly part: number
  /** Id of what it is to be done to, where that is there already. */
  readonly subject: string | null
  readonly state: ItemState
}

/** What became of an item. */
export interface Verdict {
  readonly state: Exclude<ItemState, 'waiting' | 'cancelled'>
  /** A word of its kind that says more. */
  readonly verdict?: string | null
  /** Number of the error catalogue, where it was refused. */
  readonly code?: number | null
  readonly sentence?: Words | null
  /** Id of what was made of it. */
  readonly made?: string | null
}

/** An item as it is told to whoever looks. */
export interface ListedItem extends BatchItem {
  readonly verdict: string | null
  readonly code: number | null
  readonly sentence: Words | null
  readonly made: string | null
  readonly settledAt: string | null
}

/** How far a batch is. */
export interface BatchProgress extends Omit<Batch, 'asked'> {
  readonly label: Words
  /** Items that do not wait any more. */
  readonly settled: number
  /** How many items are in which state; those in which none is are left out. */
  readonly counts: Readonly<Partial<Record<ItemState, number>>>
}
