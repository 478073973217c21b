import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** How many users companies have, the frozen ones too, by the id of each that has any. */
export async function countUsers(
  trx: TransactionClientContract,
  companyIds: readonly string[]
): Promise<Map<string, number>> {
  const counts = await trx
    .from('users')
    .whereIn('company_id', [...companyIds])
    .whereNot('status', 'deleted')
    .groupBy('company_id')
    .select('company_id')
    .count('* as n')
  return new Map(counts.map(({ company_id: id, n }) => [id as string, Number(n)]))
}
