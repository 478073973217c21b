import { createServer } from 'node:net'
import pg from 'pg'

import { onConnection } from '../one_connection.ts'

/** Connection string of the superuser on the local server. */
export function urlOf(port: number, password: string, database: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
}

/** Whether a server on the port takes the password. */
export async function answers(port: number, password: string): Promise<boolean> {
  return onConnection(urlOf(port, password, 'postgres'), async () => true, { within: 2000 }).catch(
    () => false
  )
}

/** Creates the database when it is missing. */
export async function createDatabase(port: number, password: string, database: string) {
  await onConnection(urlOf(port, password, 'postgres'), async (asked) => {
    const found = await asked.query('select 1 from pg_database where datname = $1', [database])
    if (!found.rowCount) await asked.query(`create database ${pg.escapeIdentifier(database)}`)
  })
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
