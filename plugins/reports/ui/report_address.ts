import type { ReportParameters } from '#plugins/reports/contract'
import { withQuery } from '#resources/app/calls/with_query'

const keys = ['by', 'date', 'from', 'to', 'product', 'country', 'type', 'serious', 'term'] as const

/** Reports that have an address of their own; those of plugins are shown by the report center. */
const own = [
  ...['submit', 'batch_release', 'response_time', 'distribution', 'age_group'],
  ...['effective_report', 'gender', 'drug_combination', 'adverse_event_outcome', 'time_trend'],
  ...['area', 'type_of_corporate_report', 'report_ponderance'],
]

/** Address of a report with what is asked of it. */
export function reportAddress(report: string, asked: ReportParameters = {}, run?: string): string {
  return own.includes(report)
    ? withQuery(`/report/${report}`, { ...asked, run })
    : withQuery('/report', { report, ...asked, run })
}

/** What is asked of a report by the address at hand. */
export function parametersFrom(search: string): ReportParameters {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = query.get(key)
      return value ? [[key, value]] : []
    })
  )
}
