import type { FactsOfPlugin, ReportFact } from '#plugins/reports/contract'
import { factsOfCases } from '#plugins/reports/facts/case_facts'
import { repeatedFacts, repeatedSources } from '#plugins/reports/facts/repeated_facts'
import { wording } from '#plugins/reports/lang/server/wording'

const spans = {
  month: `to_char({date}, 'YYYY-MM')`,
  quarter: `to_char({date}, 'YYYY-"Q"Q')`,
  year: `to_char({date}, 'YYYY')`,
} as const

/** Spans of the date that was chosen, which is put in the place of `{date}`. */
const periods: readonly ReportFact[] = (['month', 'quarter', 'year'] as const).map((key) => ({
  ...{ key, label: wording(`facts.${key}`), sql: spans[key] },
  ...{ names: 'period' as const, elements: [] },
}))

const own: FactsOfPlugin = {
  facts: async () => ({
    sources: repeatedSources,
    facts: [...factsOfCases, ...repeatedFacts, ...periods],
    dates: [
      {
        ...{ key: 'receipt', label: wording('dates.receipt') },
        ...{ sql: 'c.receipt_first', elements: ['C.1.4'] },
      },
      {
        ...{ key: 'recent', label: wording('dates.recent') },
        ...{ sql: 'c.recent_first', elements: ['C.1.5'] },
      },
    ],
  }),
}

export default [own]
