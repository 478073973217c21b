import type { Settings } from '../../bin/settings.ts'
import { startEmbeddedPostgres } from '../../kernel/database/embedded_postgres.ts'
import { onConnection } from '../../kernel/database/one_connection.ts'
import { say, Stop } from '../lib/say.ts'
import { watchLine, type WatchedLine } from './watch_line.ts'
import { watchPostgres } from './watch_postgres.ts'

const OLDEST_POSTGRES = 15

export interface RunningDatabase extends WatchedLine {
  /** Addresses for the server and for whoever makes the tables. */
  url: string
  ownerUrl: string
}

/** Starts the embedded server and keeps it running, or checks the one DATABASE_URL names. */
export async function openDatabase({ embedded, values }: Settings): Promise<RunningDatabase> {
  if (!embedded) {
    const url = values.DATABASE_URL!
    await check(url)
    const ownerUrl = values.DATABASE_OWNER_URL || url
    return { url, ownerUrl, ...watchLine(url) }
  }
  const server = await startEmbeddedPostgres({ folder: embedded })
  say(`PostgreSQL answers (process ${server.pid}, data in storage/postgres)`)
  const stopPostgres = watchPostgres(embedded, server)
  const line = watchLine(server.serverUrl)
  return {
    ...{ url: server.serverUrl, ownerUrl: server.url, isAway: line.isAway },
    async stop() {
      await line.stop()
      await stopPostgres()
    },
  }
}

async function check(url: string) {
  const askVersion = 'show server_version_num'
  try {
    const { rows } = await onConnection(url, (asked) => asked.query(askVersion), { within: 10_000 })
    const version = Math.floor(Number(rows[0].server_version_num) / 10_000)
    if (version < OLDEST_POSTGRES) {
      throw new Stop(
        `Pharos needs PostgreSQL ${OLDEST_POSTGRES} or newer; DATABASE_URL has ${version}.`
      )
    }
    say(`PostgreSQL ${version} answers at ${new URL(url).host}`)
  } catch (error) {
    if (error instanceof Stop) throw error
    throw new Stop(`The database of DATABASE_URL does not answer: ${(error as Error).message}`)
  }
}
