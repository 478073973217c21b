import { randomInt } from 'node:crypto'
import { createServer, type Server } from 'node:net'
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

/** Systems hand out ports above 32,767 by themselves, so nobody comes upon these by chance. */
const FIRST_PORT = 20_000
const PORTS = 5_000

/**
 * A TCP port of 127.0.0.1 that nobody listens on, and that nobody else gets from here while this
 * process runs, whether it is used or not: the process keeps the port that is `PORTS` further up.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS)
    const kept = await listen(port + PORTS).catch(() => undefined)
    if (!kept) continue
    kept.unref()
    if (await isFree(port)) return port
    kept.close()
  }
}

/** Whether nobody listens on the port of 127.0.0.1 at this moment. */
export function isFree(port: number): Promise<boolean> {
  return listen(port).then(
    (server) => new Promise((answer) => server.close(() => answer(true))),
    () => false
  )
}

function listen(port: number): Promise<Server> {
  return new Promise((take, refuse) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', refuse)
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => take(server))
  })
}
