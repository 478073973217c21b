import { createServer } from 'node:net'
import pg from 'pg'

/** Connection string of the superuser on the local server. */
export function urlOf(port: number, password: string, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/** Whether a server on the port takes the password. */
export async function answers(port: number, password: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: 2000,
  })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Creates the database when it is missing. */
export async function createDatabase(port: number, password: string, database: string) {
  const client = new pg.Client({ connectionString: urlOf(port, password, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!found.rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`)
  } finally {
    await client.end()
  }
}

/** A TCP port of 127.0.0.1 that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return listenOnce(0)
}

/** Whether nobody listens on the port of 127.0.0.1 at this moment. */
export function isFree(port: number): Promise<boolean> {
  return listenOnce(port).then(
    () => true,
    () => false
  )
}

function listenOnce(port: number): Promise<number> {
  return new Promise((take, refuse) => {
    const server = createServer()
    server.once('error', refuse)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => take(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
