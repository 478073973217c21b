import { setTimeout as sleep } from 'node:timers/promises'

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { isDatabaseAway } from '#kernel/database/is_database_away'
import { type Setting, setScope } from '#kernel/database/set_scope'

/** Looks for something that stands in the database only if one transaction was committed. */
export type Witness = (trx: TransactionClientContract) => Promise<boolean>

/** Whoever waits for an answer must have it within ten seconds, with what went before. */
const LONGEST_MS = 4_000

/** As long as this the old backend may take to end by itself. */
const PATIENCE_MS = 1_000

const PAUSE_MS = 100

/**
 * Finds out on another connection whether a transaction was committed whose line broke in COMMIT.
 * A transaction that writes holds a lock under a name of its own: while another session cannot have
 * it, the old backend is still at work and nothing can be said. What is asked for is what it wrote,
 * never its number, which PostgreSQL gives anew after a crash.
 * @returns undefined when it could not be found out in time
 */
export async function wasCommitted(
  name: string,
  witness: Witness | undefined,
  setting: Setting
): Promise<boolean | undefined> {
  if (!witness) return undefined
  const stop = new AbortController()
  const late = sleep(LONGEST_MS, undefined, { signal: stop.signal }).catch(() => undefined)
  try {
    return await Promise.race([askUntilKnown(name, witness, setting), late])
  } finally {
    stop.abort()
  }
}

async function askUntilKnown(
  name: string,
  witness: Witness,
  setting: Setting
): Promise<boolean | undefined> {
  const began = Date.now()
  for (; Date.now() - began < LONGEST_MS; await sleep(PAUSE_MS)) {
    try {
      const known = await ask(name, witness, setting)
      if (known !== undefined) return known
      if (Date.now() - began > PATIENCE_MS) await endIdle(name, setting)
    } catch (error) {
      // It may be starting again, and tells then.
      if (!isDatabaseAway(error)) return undefined
    }
  }
  return undefined
}

/** @returns undefined while the old backend is in its transaction */
async function ask(
  name: string,
  witness: Witness,
  { connection, actor, scope }: Setting
): Promise<boolean | undefined> {
  const trx = await db.connection(connection).transaction()
  try {
    await setScope(trx, actor, scope, 'read only', null)
    const { rows } = await trx.rawQuery('select pg_try_advisory_xact_lock(?) as over', [name])
    return rows[0].over ? await witness(trx) : undefined
  } finally {
    await trx.rollback()
  }
}

/**
 * Ends the backend that waits within the transaction for a COMMIT which will not come any more: its
 * client is gone without a word. One that is at work is left to finish.
 */
async function endIdle(name: string, { connection }: Setting): Promise<void> {
  const trx = await db.connection(connection).transaction()
  try {
    // A session may be ended by the role that opened it, which is not the one that requests run as.
    await trx.rawQuery('set local role none')
    await trx.rawQuery(endHolder, [name])
  } finally {
    await trx.rollback()
  }
}

const endHolder = `select pg_terminate_backend(a.pid)
  from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where l.locktype = 'advisory' and l.granted and l.objsubid = 1
    and ((l.classid::bigint << 32) | l.objid::bigint) = ?::bigint
    and l.database = (select oid from pg_database where datname = current_database())
    and a.state like 'idle in transaction%'`
