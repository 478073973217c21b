import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { NamedCode } from '#plugins/coding/contract/dictionary'
import { newerFirst } from '#plugins/coding/versions/latest_versions'
import { noneInUse } from '#plugins/coding/versions/missing_versions'

export interface NewestTerm {
  readonly names: NamedCode['names']
  readonly isCurrent: boolean
}

/**
 * Lowest level terms by code as the newest version in use has them; empty when none is in use. What
 * is no code of eight digits has no term.
 */
export async function newestTerms(
  trx: TransactionClientContract,
  codes: readonly string[]
): Promise<Map<string, NewestTerm>> {
  const inUse = await releasesInUse(trx)
  const [newest] = inUse.map(({ version }) => version as string).sort(newerFirst)
  const rows = await trx
    .from('dictionary_terms')
    .join('dictionary_releases', 'id', 'release_id')
    .whereIn(
      'release_id',
      inUse.filter(({ version }) => version === newest).map(({ id }) => id)
    )
    .where('level', 5)
    .whereRaw('code = any(?::int[])', [codes.filter((code) => /^\d{8}$/.test(code))])
    .select('code', 'name', 'language', 'is_current')
  const terms = new Map<string, NewestTerm>()
  for (const { code, name, language, is_current: isCurrent } of rows) {
    const names = { ...terms.get(String(code))?.names, [language]: name }
    terms.set(String(code), { names, isCurrent })
  }
  return terms
}

/** Refuses with 1005 when there is no version of which a term could be: the code is not what is wrong. */
export async function refuseNoneInUse(trx: TransactionClientContract): Promise<void> {
  const inUse = await releasesInUse(trx)
  if (inUse.length === 0) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: noneInUse })
}

const releasesInUse = (trx: TransactionClientContract) =>
  trx
    .from('dictionary_releases')
    .where({ dictionary: 'meddra', state: 'active' })
    .whereNull('removed_at')
    .select('id', 'version', 'language')
