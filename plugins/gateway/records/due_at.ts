import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { knownDeadlines } from '#plugins/deadlines/contract/views'

/** When the report of a case is due in a region, yyyy-MM-dd; null where no clock runs or none is known. */
export async function dueAt(
  trx: TransactionClientContract,
  caseId: string,
  region: string
): Promise<string | null> {
  const row = await trx
    .from(knownDeadlines)
    .where({ case_id: caseId, destination: region })
    .select('due')
    .first()
  return row?.due ?? null
}
