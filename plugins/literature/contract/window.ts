import type { Day } from '#plugins/literature/contract/cycle'

/** Days that a search asks a source for, both included. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

/** What became of a search: its days are covered, it failed, or it waits. */
export const windowStates = ['covered', 'failed', 'open'] as const

export type WindowState = (typeof windowStates)[number]

/** A search of a source and what became of it. */
export interface SearchWindow extends DayRange {
  readonly state: WindowState
}

/** Days that no search covers, and why. */
export interface Hole extends DayRange {
  /** `failed` and `open` where a search of those days did or waits; `missing` where there is none. */
  readonly cause: 'failed' | 'open' | 'missing'
}
