import { setTimeout as sleep } from 'node:timers/promises'

import app from '@adonisjs/core/services/app'
import logger from '@adonisjs/core/services/logger'

import { isDatabaseAway } from '#kernel/database/is_database_away'

/** Pause between two tries. */
const PAUSE_MS = 2_000

/** Something that is tried until it can be done. */
export interface Waiting {
  stop(): void
}

let awaited = 0

/** Whether this server still owes its database something: it is not yet one that can serve. */
export function isDatabaseAwaited(): boolean {
  return awaited > 0
}

/**
 * Does what a server owes its database when it starts, once the database is there: it came up after
 * the server. One that does not fit ends the server, as it would have at once.
 */
export function whenDatabaseComes(work: () => Promise<void>, pause = PAUSE_MS): Waiting {
  const stopping = new AbortController()
  awaited++
  onceDatabaseIsThere(work, stopping.signal, pause).then(
    () => awaited--,
    async (error: unknown) => {
      logger.fatal({ err: error }, 'The database came, and does not fit')
      process.exitCode = 1
      await app.terminate()
    }
  )
  return { stop: () => stopping.abort() }
}

/** Does what cannot be done without the database, and tries it again for as long as that is away. */
export async function onceDatabaseIsThere(
  work: () => Promise<void>,
  signal: AbortSignal,
  pause = PAUSE_MS
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error)) throw error
      logger.warn({ err: error }, 'The database is away; trying again')
      await sleep(pause, undefined, { signal }).catch(() => {})
    }
  }
}
