import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { startEmbeddedPostgres } from '#kernel/database/embedded_postgres'
import { onConnection } from '#kernel/database/one_connection'

/** What anybody would set on a server of this size; stated in docs/benchmarks.md. */
export const serverSettings: Record<string, string> = {
  shared_buffers: '2GB',
  effective_cache_size: '12GB',
  maintenance_work_mem: '512MB',
  work_mem: '16MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  max_connections: '60',
}

export interface BenchDatabase {
  readonly url: string
  readonly version: string
  /** Id of the first process of PostgreSQL. */
  readonly pid: number
  size(): Promise<number>
  /** Ends what a load leaves to be done later, so that the database is measured at rest. */
  settle(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a server of its own below tmp/ and makes an empty, migrated database on it.
 * @param isReused takes the database that is there instead, and leaves it at the end
 */
export async function openDatabase(root: string, isReused: boolean): Promise<BenchDatabase> {
  const server = await startEmbeddedPostgres({
    folder: `${root}tmp/bench-postgres`,
    database: 'postgres',
    settings: serverSettings,
  })
  const url = Object.assign(new URL(server.url), { pathname: '/bench' }).toString()
  const [{ version }] = await ask(server.url, 'select current_setting($1) as version', [
    'server_version',
  ])
  const has = await ask(server.url, 'select from pg_database where datname = $1', ['bench'])
  if (!isReused || has.length === 0) {
    await ask(server.url, 'drop database if exists bench with (force)')
    await ask(server.url, 'create database bench')
  }
  await promisify(execFile)(
    process.execPath,
    ['ace.ts', 'migration:run', '--connection=owner', '--force'],
    { cwd: root, env: { ...process.env, DATABASE_URL: url } }
  )
  return {
    url,
    version: String(version),
    pid: server.pid,
    size: async () => Number((await ask(url, 'select pg_database_size($1) as n', ['bench']))[0].n),
    settle: async () => {
      await ask(url, 'vacuum (analyze)')
      await ask(url, 'checkpoint')
    },
    stop: async () => {
      if (!isReused) await ask(server.url, 'drop database if exists bench with (force)')
      await server.stop()
    },
  }
}

async function ask(url: string, sql: string, values: unknown[] = []) {
  const { rows } = await onConnection(url, (asked) => asked.query(sql, values))
  return rows as Record<string, unknown>[]
}
