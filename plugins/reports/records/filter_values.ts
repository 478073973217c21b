import type { Reading } from '#kernel/database/database'

import { knownCaseFacts, knownDrugFacts } from '#plugins/cases/contract/views'

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

/** Codes of the countries that cases of the scope name. */
export async function selectCountries(trx: Reading): Promise<string[]> {
  const rows = await trx
    .from(knownCaseFacts)
    .whereNotNull('country')
    .distinct('country')
    .orderBy('country')
  return rows.map(({ country }) => country)
}

/** Provinces as the cases of the scope in China have them. */
export async function selectProvinces(trx: Reading): Promise<string[]> {
  const rows = await trx
    .from(knownCaseFacts)
    .where({ country: 'CN' })
    .whereNotNull('province')
    .distinct('province')
    .orderBy('province')
  return rows.map(({ province }) => province)
}
