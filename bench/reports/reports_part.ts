import { markdownTable, spread, verdict } from '../table.js'
import type { MeasuredReport, ReportResults } from './measure_reports.js'

/** Times as long as the bare counting. */
const AIM = 3

const ratioOf = ({ report, bare }: MeasuredReport) => report.p50 / bare.p50

/** The part of the report about the report center. */
export function reportsPart({ cases, reports, load }: ReportResults): string {
  const date = new Date().toISOString().slice(0, 10)
  const [{ report }] = reports
  return `## Reports

${date}: facts of ${cases.toLocaleString('en')} cases, made straight in the database: two events, two drugs, four pairs, a batch,
a submission and three steps each. Each report was counted ${report.tries} times over all of them, in turn with
a bare \`count(*) … group by\` over the same facts, which knows no totals and counts a case that stands in
several rows of facts several times. Load of the machine before and after: ${load.map((one) => one.toFixed(1)).join(', ')} (idle is 0;
above the number of cores others worked on it at the same time). Times are p50 / p95 in milliseconds; aim: at most
${AIM} times as long as the bare counting.

${markdownTable(
  ['Report', 'by', 'counted', 'bare', 'times', 'Aim'],
  reports.map((each) => [
    ...[each.key, each.by, spread(each.report), spread(each.bare)],
    ...[ratioOf(each).toFixed(2), verdict(ratioOf(each) <= AIM)],
  ])
)}
`
}
