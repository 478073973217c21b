import type { Reading } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

import { casesOf } from '#plugins/cases/records/filter_cases'

/** No more are counted: how many there are says nothing more. */
export const MOST_COUNTED = 1000

/**
 * How many cases of the scope are worked on still, at most `MOST_COUNTED`.
 * @param ended statuses at which nothing is left to do
 * @param owner whose; null for those of nobody, undefined for all
 */
export async function countOpenCases(
  trx: Reading,
  ended: readonly string[],
  owner?: string | null
): Promise<number> {
  const open = casesOf(trx, currentScope())
    .whereNotIn('status', [...ended])
    .limit(MOST_COUNTED)
    .select('id')
  if (owner === null) open.whereNull('owner_id')
  else if (owner !== undefined) open.where({ owner_id: owner })
  const { n } = await trx.from(open.as('open')).count('* as n').firstOrFail()
  return Number(n)
}
