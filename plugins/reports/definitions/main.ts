import type { ReportDefinition } from '#plugins/reports/contract'
import { main, only } from '#plugins/reports/definitions/definition'
import { wording } from '#plugins/reports/lang/server/wording'

const column = 'serious'
const chart = 'bars'

/** The reports in the order of the report center; line listings and the preview of forms are no counts. */
const reports: readonly ReportDefinition[] = [
  {
    ...named('submit', 20),
    choices: only(
      main({ rows: ['destination'], column: 'submission_state', counts: 'submission', chart }),
      {
        ...{ key: 'on_time', label: wording('parts.on_time'), rows: ['destination'] },
        ...{ column: 'punctuality', counts: 'submission', chart },
        rate: {
          of: 'on_time',
          among: ['on_time', 'late', 'overdue'],
          label: wording('table.on_time_rate'),
        },
      }
    ),
  },
  {
    ...named('batch_release', 40),
    choices: only(main({ rows: ['suspect', 'batch'], column, quantities: true, chart })),
  },
  {
    ...named('response_time', 50),
    choices: only(main({ rows: ['node'], days: 'w.day - c.receipt_first', chart: 'box' }), {
      ...{ key: 'sending', label: wording('parts.sending'), rows: ['destination'] },
      ...{ column: 'punctuality', counts: 'submission' },
      ...{ days: 's.submitted_on - c.receipt_first', chart: 'box' },
    }),
  },
  {
    ...named('distribution', 60),
    choices: only(main({ rows: ['soc', 'pt'], column, counts: 'event', chart })),
  },
  { ...named('age_group', 70), choices: only(main({ rows: ['age_group'], column, chart })) },
  {
    ...named('effective_report', 80),
    choices: only(main({ rows: ['missing'], column: 'report_type', chart })),
  },
  { ...named('gender', 90), choices: only(main({ rows: ['sex'], column, chart })) },
  {
    ...named('drug_combination', 100),
    choices: only(main({ rows: ['suspect', 'concomitant'], column, chart: 'heat' })),
  },
  {
    ...named('adverse_event_outcome', 110),
    choices: [
      {
        ...{ key: 'pt', label: wording('choices.pt') },
        parts: [main({ rows: ['pt'], column: 'outcome', counts: 'event', chart })],
      },
      {
        ...{ key: 'product', label: wording('choices.product') },
        parts: [main({ rows: ['suspect'], column: 'outcome', counts: 'event', chart })],
      },
    ],
  },
  {
    ...named('time_trend', 120),
    choices: (['month', 'quarter', 'year'] as const).map((key) => ({
      ...{ key, label: wording(`choices.${key}`) },
      parts: [main({ rows: [key], column, yearBefore: true, chart: 'line' })],
    })),
  },
  {
    ...named('area', 130),
    choices: [
      {
        ...{ key: 'country', label: wording('choices.country') },
        parts: [main({ rows: ['country'], column, chart, map: 'country' })],
      },
      {
        ...{ key: 'province', label: wording('choices.province') },
        parts: [main({ rows: ['country', 'province'], column, chart, map: 'province' })],
      },
    ],
  },
  {
    ...named('type_of_corporate_report', 140),
    choices: only(
      ...(['version', 'corporate', 'origin', 'report_source'] as const).map((key) => ({
        ...{ key, label: wording(`facts.${key}`), rows: [key] as const },
        ...{ column: key === 'corporate' ? 'report_type' : column, chart: 'bars' as const },
      }))
    ),
  },
  {
    ...named('report_ponderance', 150),
    choices: only(
      ...(['serious', 'criterion', 'ctcae'] as const).map((key) => ({
        ...{ key, label: wording(`facts.${key}`), rows: [key] as const },
        ...{ column: 'report_type', chart: 'bars' as const },
      }))
    ),
  },
]

export default reports

function named<
  const Each extends
    | 'submit'
    | 'batch_release'
    | 'response_time'
    | 'distribution'
    | 'age_group'
    | 'effective_report'
    | 'gender'
    | 'drug_combination'
    | 'adverse_event_outcome'
    | 'time_trend'
    | 'area'
    | 'type_of_corporate_report'
    | 'report_ponderance',
>(key: Each, order: number) {
  const label = wording(`reports.${key}.label`)
  return { key, version: 1, order, label, what: wording(`reports.${key}.what`) }
}
