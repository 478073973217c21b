import {
  type Lists,
  mentionsOf,
  type ReportRows,
  type ReportStrata,
  turned,
} from '#plugins/signal/statistics/counting/report_rows'
import type { TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'

/** Pairs of drug and event with their counts, one place of each array for a pair. */
export interface PairTable {
  readonly drug: Uint32Array
  readonly event: Uint32Array
  /** Reports with both. */
  readonly n: Uint32Array
  /** Reports with both that are expected; over the strata where there are some. */
  readonly expected: Float64Array
}

/** The cells of a pair within a stratum. */
export interface StratumTable extends TwoByTwo {
  /** Its place in the strata of the rows. */
  readonly stratum: number
}

/**
 * Counts reports: those with a drug, with an event, with both.
 *
 * Definition: a is the number of reports that mention both, each report once however often it repeats
 * the pair; margins are numbers of reports, never sums of pairs. E = (a+b)(a+c)/N, or over strata the
 * sum of (reports of the drug)(reports of the event)/(reports) of each.
 * Source: Evans 2001 for the report as what is counted; DuMouchel 1999 for strata.
 * Unit: reports. Edge cases: a stratum without the drug or the event adds nothing to E.
 */
export class PairCounts {
  readonly reports: number
  readonly drugs: readonly string[]
  readonly events: readonly string[]
  readonly strata: ReportStrata | undefined
  readonly #drugsOfReport: Lists
  readonly #eventsOfReport: Lists
  readonly #reportsOfDrug: Lists
  readonly #reportsOfEvent: Lists
  readonly #sizes: Float64Array

  constructor(rows: ReportRows) {
    this.reports = rows.reports
    this.drugs = rows.drugs
    this.events = rows.events
    this.strata = rows.strata
    this.#eventsOfReport = mentionsOf(rows.ofEvents, rows.reports)
    this.#drugsOfReport = mentionsOf(rows.ofDrugs, rows.reports)
    this.#reportsOfDrug = turned(this.#drugsOfReport, rows.drugs.length)
    this.#reportsOfEvent = turned(this.#eventsOfReport, rows.events.length)
    this.#sizes = new Float64Array(rows.strata?.values.length ?? 1)
    if (rows.strata) for (const stratum of rows.strata.of) this.#sizes[stratum]! += 1
    else this.#sizes[0] = rows.reports
  }

  drugsOfReport(report: number): Uint32Array {
    return of(this.#drugsOfReport, report)
  }

  /** How many of some reports mention each event, by event. */
  eventsAmong(reports: Uint32Array): Map<number, number> {
    const found = new Map<number, number>()
    for (const report of reports)
      for (const event of of(this.#eventsOfReport, report))
        found.set(event, (found.get(event) ?? 0) + 1)
    return new Map([...found].sort((one, other) => one[0] - other[0]))
  }

  reportsOfDrug(drug: number): Uint32Array {
    return of(this.#reportsOfDrug, drug)
  }

  reportsOfEvent(event: number): Uint32Array {
    return of(this.#reportsOfEvent, event)
  }

  /** The four cells of a pair with `a` reports. */
  table(drug: number, event: number, a: number): TwoByTwo {
    const [ofDrug, ofEvent] = [this.reportsOfDrug(drug).length, this.reportsOfEvent(event).length]
    return { a, b: ofDrug - a, c: ofEvent - a, d: this.reports - ofDrug - ofEvent + a }
  }

  /**
   * All pairs that some report mentions, by drug, then by event.
   * @param least pairs with fewer reports are left out; 0 gives every cell of drug and event
   */
  pairs(least = 1): PairTable {
    const [drug, event, n]: [number[], number[], number[]] = [[], [], []]
    const expected: number[] = []
    const counts = new Uint32Array(this.events.length)
    const share = new Float64Array(this.#sizes.length)
    const ofEvents = this.#eventStrata()
    for (let at = 0; at < this.drugs.length; at++) {
      const reports = this.reportsOfDrug(at)
      this.#share(reports, share)
      for (const found of this.#countsWith(reports, counts, least)) {
        drug.push(at)
        event.push(found)
        n.push(counts[found]!)
        expected.push(expectedIn(share, ofEvents, found))
      }
      counts.fill(0)
      share.fill(0)
    }
    return {
      drug: Uint32Array.from(drug),
      event: Uint32Array.from(event),
      n: Uint32Array.from(n),
      expected: Float64Array.from(expected),
    }
  }

  /** The cells of a pair in each stratum that has reports; added up they are those of the pair. */
  strataOf(drug: number, event: number): StratumTable[] {
    const cells = Array.from(this.#sizes, () => ({ both: 0, drug: 0, event: 0 }))
    const stratumOf = this.strata?.of
    const withDrug = new Set(this.reportsOfDrug(drug))
    for (const report of withDrug) cells[stratumOf?.[report] ?? 0]!.drug += 1
    for (const report of this.reportsOfEvent(event)) {
      const cell = cells[stratumOf?.[report] ?? 0]!
      cell.event += 1
      if (withDrug.has(report)) cell.both += 1
    }
    return cells.flatMap((cell, stratum) => {
      const size = this.#sizes[stratum]!
      if (size === 0) return []
      const { both: a, drug: ofDrug, event: ofEvent } = cell
      return [{ stratum, a, b: ofDrug - a, c: ofEvent - a, d: size - ofDrug - ofEvent + a }]
    })
  }

  /** Fills in with how many of the reports each event stands; gives the events that are enough. */
  #countsWith(reports: Uint32Array, counts: Uint32Array, least: number): Uint32Array | number[] {
    const { from, items } = this.#eventsOfReport
    const touched: number[] = []
    for (const report of reports) {
      for (let at = from[report]!; at < from[report + 1]!; at++) {
        if (counts[items[at]!]!++ === 0) touched.push(items[at]!)
      }
    }
    if (least <= 0) return Uint32Array.from(counts.keys())
    return Uint32Array.from(touched.filter((event) => counts[event]! >= least)).sort()
  }

  /** For each stratum the reports of a drug over all of its reports. */
  #share(reports: Uint32Array, share: Float64Array): void {
    const stratumOf = this.strata?.of
    if (stratumOf) for (const report of reports) share[stratumOf[report]!]! += 1
    else share[0] = reports.length
    for (const [stratum, size] of this.#sizes.entries()) if (size > 0) share[stratum]! /= size
  }

  /** In which strata each event is reported, and how often. */
  #eventStrata(): EventStrata {
    const stratumOf = this.strata?.of
    const strata: number[] = []
    const counts: number[] = []
    const from = new Uint32Array(this.events.length + 1)
    for (let event = 0; event < this.events.length; event++) {
      const reports = this.reportsOfEvent(event)
      const found = new Map<number, number>()
      if (!stratumOf) found.set(0, reports.length)
      else
        for (const report of reports)
          found.set(stratumOf[report]!, (found.get(stratumOf[report]!) ?? 0) + 1)
      for (const [stratum, count] of [...found].sort((one, other) => one[0] - other[0])) {
        strata.push(stratum)
        counts.push(count)
      }
      from[event + 1] = strata.length
    }
    return { from, strata: Uint32Array.from(strata), counts: Uint32Array.from(counts) }
  }
}

interface EventStrata {
  readonly from: Uint32Array
  readonly strata: Uint32Array
  readonly counts: Uint32Array
}

function expectedIn(share: Float64Array, { from, strata, counts }: EventStrata, event: number) {
  let sum = 0
  for (let at = from[event]!; at < from[event + 1]!; at++) sum += share[strata[at]!]! * counts[at]!
  return sum
}

const of = ({ from, items }: Lists, owner: number): Uint32Array =>
  items.subarray(from[owner], from[owner + 1])
