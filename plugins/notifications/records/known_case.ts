import type { Reading } from '#kernel/database/database'
import { findContract } from '#kernel/plugins/find_contract'
import { knownCases } from '#plugins/cases/contract/views'

/** A case by its number, and where it stands. */
export interface KnownCase {
  readonly id: string
  readonly caseNo: string
  readonly status: string
}

/** The case with that id, a deleted one too. */
export async function findCase(trx: Reading, id: string): Promise<KnownCase | null> {
  return trx.from(knownCases).where({ id }).select('id', 'case_no as caseNo', 'status').first()
}

/** The case that a query is about; null where queries are not installed. */
export async function findCaseOfQuery(trx: Reading, queryId: string): Promise<KnownCase | null> {
  const queries = await findContract('queries', async () => {
    return (await import('#plugins/queries/contract/case_of_query')).CaseOfQuery
  })
  const caseId = await queries?.of(queryId)
  return caseId ? findCase(trx, caseId) : null
}

/** Open cases that somebody has and with which nothing was done for so many days. */
export async function selectHeld(
  trx: Reading,
  { ended, days }: { readonly ended: readonly string[]; readonly days: number }
): Promise<(KnownCase & { readonly days: number; readonly since: string })[]> {
  const rows = await trx
    .from(knownCases)
    .whereNull('removed_at')
    .whereNotNull('owner_id')
    .whereNotIn('status', [...ended])
    .whereRaw(`updated_at < now() - make_interval(days => ?)`, [days])
    .orderBy('updated_at')
    .limit(1000)
    .select('id', 'case_no as caseNo', 'status')
    .select(trx.raw(`floor(extract(epoch from now() - updated_at) / 86400)::int as days`))
    .select(trx.raw(`updated_at::text as since`))
  return rows
}
