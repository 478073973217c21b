import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBuilderContract, StrictValues } from '@adonisjs/lucid/types/querybuilder'

/**
 * A statement that each connection has PostgreSQL parse and plan once only (PREPARE), for those
 * that nearly every request needs: planning the question for a case takes longer than answering it.
 * @param name names the text; two texts under one name are refused by the driver
 * @param sql constant text, every value a `?`, every column named: a `*` would change its shape
 *   when the table does, under a statement that is already prepared
 */
export function prepared(
  trx: TransactionClientContract,
  name: string,
  sql: string,
  values: StrictValues[]
): RawQueryBuilderContract {
  const query = trx.rawQuery(sql, values)
  // Handed to the driver as it is (node-postgres, "Prepared statements").
  query.knexQuery.options({ name })
  return query
}
