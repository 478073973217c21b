import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Database } from '@adonisjs/lucid/database'
import type { ClientConfig } from 'pg'

import { doubtAll, isAlive, noteAnswer } from '#kernel/database/is_alive'
import { isAtWork } from '#kernel/database/is_at_work'
import { isDatabaseAway } from '#kernel/database/is_database_away'

/** After so long without an answer it is asked after the statement, again after twice as long. */
const QUIET_MS = 2_500

/** An answer that is on its way comes within this time. */
const GRACE_MS = 500

interface Line {
  query(sql: string): Promise<unknown>
  /** Number of the process of PostgreSQL at the other end. */
  readonly processID: number
  readonly connection: { readonly stream: Socket }
  /** The pool throws away whatever bears this mark. */
  __knex__disposed?: unknown
}

interface KnexClient {
  readonly connectionSettings: ClientConfig
  _query(line: Line, query: object): Promise<unknown>
  /** Asked of whatever the pool is about to hand out. */
  validateConnection(line: Line): unknown
}

/**
 * From now on no statement of this process waits for an answer that will never come: where a cable
 * is pulled or a firewall forgets a connection, neither end is told, and TCP gives up after a quarter
 * of an hour. Another connection is asked whether PostgreSQL is at work on the statement; when it is
 * not, or is not there, the line is hung up, and the statement fails as one whose connection was
 * terminated. What lay in a pool is asked before it is handed out, and whatever has ended is not.
 */
export function watchLines(db: Database): void {
  const { client } = db.connection('owner').getWriteClient() as unknown as { client: KnexClient }
  const dialect = Object.getPrototypeOf(client) as KnexClient & { [watched]?: true }
  if (dialect[watched]) return
  dialect[watched] = true
  dialect.validateConnection = isAlive
  const { _query: query } = dialect
  dialect._query = async function (line, ...rest) {
    const answered = new AbortController()
    let pause = QUIET_MS
    const look = async () => {
      await hangUpWhenDead(line, this.connectionSettings, answered.signal)
      // A statement that is at work is left more and more alone.
      pause *= 2
      if (!answered.signal.aborted) timer = setTimeout(look, pause).unref()
    }
    let timer = setTimeout(look, pause).unref()
    try {
      const answer = await query.call(this, line, ...rest)
      noteAnswer(line)
      return answer
    } catch (error) {
      // PostgreSQL says that it ends the connection before it does: nobody gets it in between.
      if (isDatabaseAway(error)) {
        line.__knex__disposed ??= error
        doubtAll()
      }
      throw error
    } finally {
      // Without a reason of its own each would be given an error with its stack, which takes longer.
      answered.abort('answered')
      clearTimeout(timer)
    }
  }
}

const watched = Symbol('watched')

async function hangUpWhenDead(line: Line, settings: ClientConfig, answered: AbortSignal) {
  const { stream } = line.connection
  const heard = stream.bytesRead
  if (await isAtWork(line.processID, settings)) return
  await sleep(GRACE_MS)
  if (answered.aborted || stream.bytesRead !== heard) return
  stream.destroy(new Error('Connection terminated: PostgreSQL is not at work on the statement'))
}
