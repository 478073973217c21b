import type { CountLevel, StratumName } from '#plugins/signal/contract/plan'
import {
  isUnmapped,
  type KeptReport,
  type LeftOutReason,
} from '#plugins/signal/counting/kept_report'
import { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'
import type { Mentions, ReportRows } from '#plugins/signal/statistics/counting/report_rows'

/** The reports of a run, each counted or left out for one reason. */
export interface SortedReports {
  readonly counted: readonly KeptReport[]
  readonly leftOut: readonly (KeptReport & { readonly out: LeftOutReason })[]
}

/**
 * Sorts reports, in the order of their numbers. Of those that carry one worldwide identification the first
 * is counted, the others are its doubles; one that is left out for another reason is no first.
 */
export function sortReports(reports: readonly KeptReport[]): SortedReports {
  const ordered = [...reports].sort((one, other) => (one.caseNo < other.caseNo ? -1 : 1))
  const seen = new Set<string>()
  const counted: KeptReport[] = []
  const leftOut: (KeptReport & { out: LeftOutReason })[] = []
  for (const report of ordered) {
    const { worldwideId, out } = report
    if (out !== undefined) leftOut.push({ ...report, out })
    else if (worldwideId !== undefined && seen.has(worldwideId))
      leftOut.push({ ...report, out: 'double' })
    else {
      if (worldwideId !== undefined) seen.add(worldwideId)
      counted.push(report)
    }
  }
  return { counted, leftOut }
}

/** Reports as rows of numbers at one level; those without a term there are among them. */
export function reportRows(
  reports: readonly KeptReport[],
  level: CountLevel,
  strata: readonly StratumName[]
): ReportRows {
  const drugs = keysOf(reports.map((each) => each.drugs))
  const events = keysOf(reports.map(({ terms }) => terms[level] ?? []))
  return {
    reports: reports.length,
    drugs: [...drugs.keys()],
    events: [...events.keys()],
    ofDrugs: mentions(
      reports.map((each) => each.drugs),
      drugs
    ),
    ofEvents: mentions(
      reports.map(({ terms }) => terms[level] ?? []),
      events
    ),
    ...(strata.length > 0 && { strata: strataOf(reports, strata) }),
  }
}

export const pairCounts = (
  reports: readonly KeptReport[],
  level: CountLevel,
  strata: readonly StratumName[]
) => new PairCounts(reportRows(reports, level, strata))

function keysOf(lists: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const keys = new Set<string>()
  for (const list of lists) for (const key of list) keys.add(key)
  return new Map([...keys].sort().map((key, at) => [key, at]))
}

function mentions(
  lists: readonly (readonly string[])[],
  places: ReadonlyMap<string, number>
): Mentions {
  const report = lists.flatMap((list, at) => list.map(() => at))
  const code = lists.flatMap((list) => list.map((key) => places.get(key)!))
  return { report: Uint32Array.from(report), code: Uint32Array.from(code) }
}

function strataOf(reports: readonly KeptReport[], names: readonly StratumName[]) {
  const places = new Map<string, number>()
  const values: string[][] = []
  const of = reports.map(({ strata }) => {
    const own = names.map((name) => strata[name])
    const key = own.join('\u0000')
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, values.length)
    values.push(own)
    return values.length - 1
  })
  return { of: Uint32Array.from(of), values }
}

/** Reports with a drug, or a preferred term, that no dictionary knows. */
export function countUnmapped(reports: readonly KeptReport[]) {
  const drugs = reports.filter((report) => report.drugs.some(isUnmapped)).length
  const terms = reports.filter((report) => (report.terms.pt ?? []).some(isUnmapped)).length
  return { drugs, terms }
}
