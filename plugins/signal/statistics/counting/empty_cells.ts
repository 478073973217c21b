import type { PairCounts, PairTable } from '#plugins/signal/statistics/counting/pair_counts'

/** Cells of drug and event without a report, as many at once as expect the same. */
export interface EmptyCells {
  readonly expected: Float64Array
  /** How many cells they are. */
  readonly weight: Float64Array
}

/**
 * The cells without a report of unstratified counts.
 *
 * Method: what a cell expects is decided by how often its drug and its event are reported; cells are
 * counted by these two numbers, less the pairs that have a report. No cell is gone through.
 * Unit: reports, cells. Edge case: with strata the two numbers decide nothing, and this is not asked.
 * Cells that expect nothing are no points, and are left out.
 */
export function emptyCells(counts: PairCounts, pairs: PairTable): EmptyCells {
  const ofDrugs = counts.drugs.map((_, drug) => counts.reportsOfDrug(drug).length)
  const ofEvents = counts.events.map((_, event) => counts.reportsOfEvent(event).length)
  const [drugSizes, eventSizes] = [tally(ofDrugs), tally(ofEvents)]
  const key = (drugSize: number, eventSize: number) => drugSize * (counts.reports + 1) + eventSize
  const reported = new Map<number, number>()
  for (const [at, drug] of pairs.drug.entries()) {
    const place = key(ofDrugs[drug]!, ofEvents[pairs.event[at]!]!)
    reported.set(place, (reported.get(place) ?? 0) + 1)
  }
  const [expected, weight]: [number[], number[]] = [[], []]
  for (const [drugSize, drugs] of drugSizes) {
    for (const [eventSize, events] of eventSizes) {
      const cells = drugs * events - (reported.get(key(drugSize, eventSize)) ?? 0)
      if (cells === 0 || drugSize === 0 || eventSize === 0) continue
      expected.push((drugSize / counts.reports) * eventSize)
      weight.push(cells)
    }
  }
  return { expected: Float64Array.from(expected), weight: Float64Array.from(weight) }
}

function tally(sizes: readonly number[]): Map<number, number> {
  const found = new Map<number, number>()
  for (const size of sizes) found.set(size, (found.get(size) ?? 0) + 1)
  return found
}
