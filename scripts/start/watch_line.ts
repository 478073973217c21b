import { setTimeout as sleep } from 'node:timers/promises'

import { isAlive } from '../../kernel/database/is_alive.ts'
import { onConnection } from '../../kernel/database/one_connection.ts'

const LOOK_EVERY_MS = 1000
/** A try to reach it is given up after this time. */
const CONNECT_WITHIN_MS = 2000
/** What it served needs a moment to find back to it. */
const RECOVERING_MS = 10_000

export interface WatchedLine {
  /** Whether the database is away or recovers at this moment, or came back a moment ago. */
  isAway(): Promise<boolean>
  stop(): Promise<void>
}

/**
 * Holds a connection to a database until `stop`, and opens another one whenever it breaks. Whoever
 * has lost the database has lost it at the same moment as this connection, so that it tells afterwards
 * too, however soon the database was back: a PostgreSQL that loses a child ends all connections and
 * lives on.
 * @param recovering milliseconds after its return in which it still counts as away
 */
export function watchLine(url: string, recovering = RECOVERING_MS): WatchedLine {
  const stopping = new AbortController()
  const { signal } = stopping
  let isHeld = away
  let returnedAt = -Infinity

  async function watch() {
    for (let wasLost = false; !signal.aborted; wasLost = true) {
      const holding = onConnection(
        url,
        async (line) => {
          isHeld = asksOnce(() => isAlive(line))
          if (wasLost) returnedAt = Date.now()
          while (await isHeld()) await sleep(LOOK_EVERY_MS, undefined, { signal })
        },
        { within: CONNECT_WITHIN_MS }
      )
      // What keeps it from coming about is nobody's news: it is tried again.
      await holding.catch(() => {})
      isHeld = away
      await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {})
    }
  }

  const watching = watch()
  return {
    isAway: async () => Date.now() - returnedAt < recovering || !(await isHeld()),
    async stop() {
      stopping.abort()
      await watching
    },
  }
}

const away = async () => false

/** A connection takes one question at a time: who asks meanwhile is given the same answer. */
function asksOnce(ask: () => Promise<boolean>) {
  let asking: Promise<boolean> | undefined
  return () => (asking ??= ask().finally(() => (asking = undefined)))
}
