import type { ReportRows } from '#plugins/signal/statistics/counting/report_rows'

/** A row of a file of reports. */
export type ReportRow = Readonly<Record<'report' | 'drug' | 'event', string>> &
  Readonly<Record<string, string>>

/** Rows of texts as the statistics take them. */
export function reportRows(rows: readonly ReportRow[], by: readonly string[]): ReportRows {
  const codes = (of: (row: ReportRow) => string) => {
    const names = [...new Set(rows.map(of))]
    const places = new Map(names.map((name, at) => [name, at]))
    return { names, code: Uint32Array.from(rows, (row) => places.get(of(row))!) }
  }
  const reports = codes(({ report }) => report)
  const [drugs, events] = [codes(({ drug }) => drug), codes(({ event }) => event)]
  const strata = codes((row) => JSON.stringify(by.map((name) => row[name])))
  const of = new Uint32Array(reports.names.length)
  for (const [at, report] of reports.code.entries()) of[report] = strata.code[at]!
  return {
    reports: reports.names.length,
    drugs: drugs.names,
    events: events.names,
    ofDrugs: { report: reports.code, code: drugs.code },
    ofEvents: { report: reports.code, code: events.code },
    ...(by.length > 0 && {
      strata: { of, values: strata.names.map((name) => JSON.parse(name) as string[]) },
    }),
  }
}
