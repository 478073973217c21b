import type { Reading } from '#kernel/database/database'

import type { CaseQuery } from '#plugins/cases/records/filter_cases'

/** Rows are counted up to here; beyond it the list says "more than". */
export const COUNT_LIMIT = 10_000

export interface Counted {
  readonly total: number
  /** True when there are more than were counted. */
  readonly totalIsLowerBound: boolean
}

/** Counts cases, but no more than so many. */
export async function countUpTo(trx: Reading, cases: CaseQuery, limit: number): Promise<Counted> {
  const some = cases.select('id').limit(limit + 1)
  const counted = await trx.from(some.as('some')).count('* as n').first()
  const total = Number(counted.n)
  return { total: Math.min(total, limit), totalIsLowerBound: total > limit }
}
