import { finished } from 'node:stream/promises'

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** A name from the program, never from outside. */
const identifier = /^[a-z_]+$/

/**
 * Brings rows into a table by COPY, within a transaction that is open.
 * @param rows in the text format of COPY, of these columns in this order
 */
export async function copyIn(
  trx: TransactionClientContract,
  table: string,
  columns: readonly string[],
  rows: string | Buffer
): Promise<void> {
  if (![table, ...columns].every((name) => identifier.test(name)))
    throw new Error('No name of a table')
  const connection = await connectionOf(trx)
  const stream = connection.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  stream.end(rows)
  await finished(stream)
}

async function connectionOf(trx: TransactionClientContract): Promise<ClientBase> {
  const { client } = trx.knexClient as unknown as {
    client: { acquireConnection(): Promise<ClientBase> }
  }
  return client.acquireConnection()
}
