import type { Mentions, ReportRows } from '#plugins/signal/statistics/counting/report_rows'

/** The same rows without some reports. Numbers of drugs and events stay. */
export function withoutReports(rows: ReportRows, left: ReadonlySet<number>): ReportRows {
  const renumbered = new Uint32Array(rows.reports)
  let reports = 0
  for (let report = 0; report < rows.reports; report++) {
    renumbered[report] = reports
    if (!left.has(report)) reports += 1
  }
  const kept = ({ report, code }: Mentions): Mentions => {
    const rowsKept = [...report.keys()].filter((at) => !left.has(report[at]!))
    return {
      report: Uint32Array.from(rowsKept, (at) => renumbered[report[at]!]!),
      code: Uint32Array.from(rowsKept, (at) => code[at]!),
    }
  }
  const { strata } = rows
  return {
    ...rows,
    reports,
    ofDrugs: kept(rows.ofDrugs),
    ofEvents: kept(rows.ofEvents),
    ...(strata && {
      strata: { ...strata, of: strata.of.filter((_, report) => !left.has(report)) },
    }),
  }
}
