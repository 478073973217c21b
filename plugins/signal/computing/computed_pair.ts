import type { Measures } from '#plugins/signal/statistics/measures'
import type { mantelHaenszel } from '#plugins/signal/statistics/tables/mantel_haenszel'
import type { TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'

/** A pair with its figures. */
export interface ComputedPair {
  readonly drug: string
  readonly event: string
  readonly table: TwoByTwo
  /** Over the strata, where there are some. */
  readonly expected: number
  readonly measures: Measures
  /** By the id of a rule; null where a figure that it asks for is undefined. */
  readonly rules: Readonly<Record<string, boolean | null>>
  readonly expectedUnstratified?: number
  readonly common?: ReturnType<typeof mantelHaenszel>
  readonly strata?: readonly ComputedStratum[]
}

/** A subgroup of a pair. */
export interface ComputedStratum {
  /** Its value of each thing that is stratified by. */
  readonly of: Readonly<Record<string, string>>
  readonly table: TwoByTwo
  readonly expected: number
  readonly measures: Measures
}
