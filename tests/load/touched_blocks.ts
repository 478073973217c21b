import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** Blocks of 8 KB that were looked at, by table, its indexes included. */
export type Touched = ReadonlyMap<string, number>

/**
 * Does some work and counts the blocks that PostgreSQL looked at for it. Ends the connections of
 * the server afterwards: a connection tells its counts when it ends; the server takes new ones.
 * @param application name under which the server is connected
 */
export async function touchedBlocks(
  client: pg.Client,
  application: string,
  work: () => Promise<unknown>
): Promise<Touched> {
  await endConnections(client, application)
  const before = await blocks(client)
  await work()
  await endConnections(client, application)
  const after = await blocks(client)
  return new Map([...after].map(([table, count]) => [table, count - (before.get(table) ?? 0)]))
}

async function endConnections(client: pg.Client, application: string) {
  const own = `from pg_stat_activity where application_name = $1 and datname = current_database()`
  await client.query(`select pg_terminate_backend(pid) ${own}`, [application])
  while ((await client.query(`select ${own}`, [application])).rowCount) await sleep(5)
  // The server has to hear of it as well.
  await sleep(100)
}

async function blocks(client: pg.Client): Promise<Map<string, number>> {
  // What this connection itself has looked at would else be told some time later.
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query<{ table: string; blocks: string }>(
    `select relname as table, coalesce(heap_blks_hit, 0) + coalesce(heap_blks_read, 0)
       + coalesce(idx_blks_hit, 0) + coalesce(idx_blks_read, 0) as blocks
     from pg_statio_user_tables where schemaname = 'public'`
  )
  return new Map(rows.map(({ table, blocks: count }) => [table, Number(count)]))
}

/** Blocks of each table, without its indexes. */
export async function tableSizes(client: pg.Client): Promise<Map<string, number>> {
  const { rows } = await client.query<{ table: string; blocks: string }>(
    `select relname as table, pg_relation_size(oid) / 8192 as blocks from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace`
  )
  return new Map(rows.map(({ table, blocks: count }) => [table, Number(count)]))
}
