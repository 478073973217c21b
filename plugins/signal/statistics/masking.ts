import { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'
import type { ReportRows } from '#plugins/signal/statistics/counting/report_rows'
import { withoutReports } from '#plugins/signal/statistics/counting/without_reports'
import {
  proportionalReportingRatio,
  relativeReportingRatio,
} from '#plugins/signal/statistics/tables/reporting_ratios'
import { expectedOf, totalOf, type TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'

/** How a drug and an event look, before or after the reports of another drug were removed. */
export interface Unmasked {
  readonly a: number
  readonly drugReports: number
  readonly eventReports: number
  readonly reports: number
  readonly rrr: number
  readonly prr: number
}

/** What one drug hides of another one and an event. */
export interface Masking {
  readonly drug: number
  readonly before: Unmasked
  readonly after: Unmasked
  /** RRR after over RRR before: above 1, the drug was masked. */
  readonly ratio: number
}

/**
 * Whether a drug with very many reports of an event hides that others are reported with it, too.
 *
 * Definition: every report that mentions the masking drug is removed, and the tables are counted from
 * what remains; masking ratio = RRR after / RRR before.
 * Source: Maignen et al. 2014, Pharmacoepidemiology and Drug Safety 23:195-207, at the level of reports.
 * Unit: ratio. Edge cases: a drug of which nothing remains has no figure after (NaN), and no ratio.
 * @returns the drugs with a report of the event, but for the masking one
 */
export function maskedBy(rows: ReportRows, masking: number, event: number): Masking[] {
  const whole = new PairCounts(rows)
  const left = new Set(whole.reportsOfDrug(masking))
  const rest = new PairCounts(withoutReports(rows, left))
  const withEvent = new Set(whole.reportsOfEvent(event))
  const restWithEvent = new Set(rest.reportsOfEvent(event))
  const found: Masking[] = []
  for (const drug of rows.drugs.keys()) {
    const a = countIn(whole.reportsOfDrug(drug), withEvent)
    if (drug === masking || a === 0) continue
    const before = unmasked(whole.table(drug, event, a))
    const remaining = countIn(rest.reportsOfDrug(drug), restWithEvent)
    const after = unmasked(rest.table(drug, event, remaining))
    found.push({ drug, before, after, ratio: after.rrr / before.rrr })
  }
  return found
}

function countIn(reports: Uint32Array, among: ReadonlySet<number>): number {
  let count = 0
  for (const report of reports) if (among.has(report)) count += 1
  return count
}

function unmasked(table: TwoByTwo): Unmasked {
  const { a, b, c } = table
  return {
    a,
    drugReports: a + b,
    eventReports: a + c,
    reports: totalOf(table),
    rrr: relativeReportingRatio(a, expectedOf(table)),
    prr: proportionalReportingRatio(table).value,
  }
}
