import type { Socket } from 'node:net'
import pg from 'pg'

/** Another connection must open and answer within this time. */
const ASKING_MS = 2_500

/** What of a client of node-postgres its types do not tell. */
interface Inside {
  /** Number of the process at the other end, as that has told it. */
  readonly processID: number
  readonly connection: { readonly stream: Socket }
}

/** Behind a pooler the number that a line was told is none of PostgreSQL: nobody can be asked by it. */
const mayBeAtWork = `select pg_backend_pid() <> $2 or exists (
  select from pg_stat_activity where pid = $1 and state not like 'idle%') as it`

/**
 * Asks over another connection whether a process of PostgreSQL is busy. True as well when PostgreSQL
 * is there and does not say: it has no connection free, is too busy to speak, stands behind a pooler.
 * Hanging up would end statements that are well, and those who begin anew would wait as long.
 */
export async function isAtWork(processId: number, settings: pg.ClientConfig): Promise<boolean> {
  const limits = { connectionTimeoutMillis: ASKING_MS, query_timeout: ASKING_MS }
  const asking = new pg.Client({ ...settings, ...limits })
  const inside = asking as unknown as Inside
  let isThere = false
  asking.on('error', () => {})
  inside.connection.stream.once('connect', () => (isThere = true))
  try {
    await asking.connect()
    const { rows } = await asking.query<{ it: boolean }>(mayBeAtWork, [processId, inside.processID])
    return rows[0]!.it
  } catch {
    return isThere
  } finally {
    void asking.end().catch(() => {})
  }
}
