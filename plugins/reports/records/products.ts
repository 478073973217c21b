import type { Reading } from '#kernel/database/database'

import { knownDrugFacts } from '#plugins/cases/contract/views'

const MOST = 50

/** Names of suspect drugs that begin so, or hold it; of the most cases first. */
export async function selectProducts(trx: Reading, q = ''): Promise<{ name: string }[]> {
  return trx
    .from(knownDrugFacts)
    .whereIn('role', ['1', '3'])
    .whereNotNull('name')
    .whereRaw('position(lower(?) in lower(name)) > 0 or ? = ?', [q, q, ''])
    .groupBy('name')
    .orderByRaw('count(distinct case_id) desc, name')
    .limit(MOST)
    .select('name')
}
