import { setTimeout as sleep } from 'node:timers/promises'

import { isAlive } from '../../kernel/database/embedded/process_lock.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../kernel/database/embedded_postgres.ts'
import { Pauses } from '../lib/pauses.ts'
import { say } from '../lib/say.ts'

const LOOK_EVERY_MS = 250

/**
 * Keeps the embedded server of a folder running, at the address that it has: when it ends it is
 * started again, after pauses that grow, until `stop`. One look follows the other, so that no two
 * start it at once.
 * @returns what stops the watch and the server
 */
export function watchPostgres(folder: string, first: EmbeddedPostgres) {
  const port = Number(new URL(first.url).port)
  const pauses = new Pauses()
  const stopping = new AbortController()
  let server = first
  let startedAt = Date.now()

  async function watch() {
    for (;;) {
      await sleep(LOOK_EVERY_MS, undefined, { signal: stopping.signal })
      if (!isAlive(server.pid)) await startAgain()
    }
  }

  async function startAgain() {
    for (let what = 'PostgreSQL has gone away'; ;) {
      const pause = pauses.after(Date.now() - startedAt)
      say(`${what}; starting it again in ${pause / 1000} s`)
      await sleep(pause, undefined, { signal: stopping.signal })
      startedAt = Date.now()
      try {
        server = await startEmbeddedPostgres({ folder, port })
        return say(`PostgreSQL answers again (process ${server.pid})`)
      } catch (error) {
        what = (error as Error).message
      }
    }
  }

  const watching = watch().catch((error: Error) => {
    if (error.name !== 'AbortError') throw error
  })
  return async () => {
    stopping.abort()
    await watching
    await server.stop()
  }
}
