import type { Row } from '#kernel/case/content/case_content'

import type { CaseProjection } from '#plugins/cases/contract'
import { valueIn } from '#plugins/cases/facts/values'
import assessors from './assessors.json' with { type: 'json' }
import { rowsOf } from '#plugins/cases/records/content_readers'

/**
 * One row for each drug and each event of a case, whether anybody related them or not: what the
 * reporter and the company hold of them, and whether the event was listed for the drug.
 */
export const pairFacts: CaseProjection = {
  table: 'pair_facts',
  columns: [
    ...['drug_position', 'event_position', 'role', 'unexpected'],
    ...['reporter_method', 'reporter_result', 'company_method', 'company_result', 'rechallenge'],
  ],
  reader: async () => (content) => {
    const events = rowsOf(content, 'E_i')
    return rowsOf(content, 'G_k').flatMap((drug, drugIndex) =>
      events.map((event, eventIndex) => {
        const matches = rowsOf(drug, 'G_k_9_i').filter(
          ({ G_k_9_i_1 }) => valueIn(G_k_9_i_1) === event.id
        )
        return {
          drug_position: drugIndex + 1,
          event_position: eventIndex + 1,
          role: valueIn(drug.G_k_1),
          unexpected: first(matches, ({ G_k_9_i_CN_1 }) => valueIn(G_k_9_i_CN_1)),
          ...opinions(matches.flatMap((match) => rowsOf(match, 'G_k_9_i_2_r'))),
          rechallenge: first(matches, ({ G_k_9_i_4 }) => valueIn(G_k_9_i_4)),
        }
      })
    )
  },
}

function first(rows: readonly Row[], read: (row: Row) => string | null): string | null {
  return rows.map(read).find((value) => value !== null) ?? null
}

function opinions(assessments: readonly Row[]) {
  const by = (who: 'reporter' | 'company') =>
    assessments.find((each) => assessor(each) === who && result(each) !== null)
  const [reporter, company] = [by('reporter'), by('company')]
  return {
    reporter_method: reporter ? valueIn(reporter.G_k_9_i_2_r_2) : null,
    reporter_result: reporter ? result(reporter) : null,
    company_method: company ? valueIn(company.G_k_9_i_2_r_2) : null,
    company_result: company ? result(company) : null,
  }
}

/** Who judged: by the codes of a region, else by the words of G.k.9.i.2.r.1. */
function assessor(row: Row): 'reporter' | 'company' | null {
  const china = valueIn(row.G_k_9_i_2_r_CN_1)
  if (china === '1') return 'reporter'
  if (china === '2') return 'company'
  if (valueIn(row.G_k_9_i_2_r_1_EU_1) === '6') return 'reporter'
  const words = valueIn(row.G_k_9_i_2_r_1)?.toLowerCase()
  if (words === undefined) return null
  if (assessors.reporter.some((word) => words.includes(word))) return 'reporter'
  return assessors.company.some((word) => words.includes(word)) ? 'company' : null
}

/** What they hold: `CN 1`, `EU 2` where it was said in codes, else the words of G.k.9.i.2.r.3. */
function result(row: Row): string | null {
  const china = valueIn(row.G_k_9_i_2_r_CN_2)
  if (china !== null) return `CN ${china}`
  const europe = valueIn(row.G_k_9_i_2_r_3_EU_1)
  return europe === null ? valueIn(row.G_k_9_i_2_r_3) : `EU ${europe}`
}
