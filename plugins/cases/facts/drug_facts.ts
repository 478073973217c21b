import type { Row } from '#kernel/case/content/case_content'

import type { CaseProjection } from '#plugins/cases/contract'
import { possibleDays } from '#plugins/cases/facts/possible_days'
import { valueIn } from '#plugins/cases/facts/values'
import { rowsOf } from '#plugins/cases/records/content_readers'

/** One row for each drug (G.k) of a case, in their order. */
export const drugFacts: CaseProjection = {
  table: 'drug_facts',
  columns: [
    ...['position', 'row_id', 'role', 'name', 'action_taken'],
    ...['start_first', 'start_last'],
  ],
  reader: async () => (content) =>
    rowsOf(content, 'G_k').map((drug, index) => {
      const { first, last } = startOf(drug)
      return {
        position: index + 1,
        row_id: drug.id,
        role: valueIn(drug.G_k_1),
        name: valueIn(drug.G_k_2_2),
        action_taken: valueIn(drug.G_k_8),
        start_first: first,
        start_last: last,
      }
    }),
}

/** When it was first given (G.k.4.r.4): the earliest of its doses. */
function startOf(drug: Row) {
  const starts = rowsOf(drug, 'G_k_4_r').map(({ G_k_4_r_4 }) => possibleDays(G_k_4_r_4))
  const known = starts.filter(({ first }) => first !== null)
  return (
    known.toSorted((a, b) => a.first!.localeCompare(b.first!))[0] ?? { first: null, last: null }
  )
}

/** One row for each batch (G.k.4.r.7) of each drug that names any, each once. */
export const batchFacts: CaseProjection = {
  table: 'batch_facts',
  columns: ['drug_position', 'batch'],
  reader: async () => (content) =>
    rowsOf(content, 'G_k').flatMap((drug, index) => {
      const batches = rowsOf(drug, 'G_k_4_r').flatMap(({ G_k_4_r_7 }) => valueIn(G_k_4_r_7) ?? [])
      return [...new Set(batches)].map((batch) => ({ drug_position: index + 1, batch }))
    }),
}
