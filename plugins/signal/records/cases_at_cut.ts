import type { Reading } from '#kernel/database/database'

import { knownCases } from '#plugins/cases/contract/views'

/** A case that was there at a cut. */
export interface KnownAtCut {
  readonly id: string
  readonly caseNo: string
  readonly revision: number
  readonly versionKind: string
  readonly updatedAt: Date
  readonly removedAt: Date | null
}

/** How many cases of the scope were there at a cut. */
export async function countAtCut(trx: Reading, cut: Date): Promise<number> {
  const [{ n }] = await trx.from(knownCases).where('created_at', '<=', cut).count('* as n')
  return Number(n)
}

/** Cases that were there at a cut, in the order of their ids. */
export async function selectAtCut(
  trx: Reading,
  cut: Date,
  { from, count }: { readonly from: number; readonly count: number }
): Promise<KnownAtCut[]> {
  return trx
    .from(knownCases)
    .where('created_at', '<=', cut)
    .orderBy('id')
    .offset(from)
    .limit(count)
    .select('id', 'case_no as caseNo', 'revision', 'version_kind as versionKind')
    .select('updated_at as updatedAt', 'removed_at as removedAt')
}
