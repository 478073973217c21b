import { randomBytes } from 'node:crypto'

import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { CommitUnknown, isCertainlyUndone } from '#kernel/database/failed_commit'
import { hasEnded } from '#kernel/database/is_database_away'
import { type Setting, setScope } from '#kernel/database/set_scope'
import { type Witness, wasCommitted } from '#kernel/database/was_committed'

/**
 * The one place that opens transactions and commits them. What the work returns comes out only when
 * PostgreSQL has said that it is committed; a failed COMMIT throws its cause. When the line broke
 * before PostgreSQL could say, the witness is asked for.
 * @param work writes and reads through `trx`, and names by `leave` something that stands in the
 *   database only if this transaction was committed
 * @throws CommitUnknown when nobody can tell whether it was committed
 */
export async function inTransaction<Result>(
  setting: Setting,
  work: (trx: TransactionClientContract, leave: (witness: Witness) => void) => Promise<Result>
): Promise<Result> {
  const name = setting.mode === 'read only' ? null : randomBytes(8).readBigInt64BE().toString()
  const trx = await begin(setting, name).catch((error) => {
    // It had ended since it was used last, and nothing was done through it; the others are asked now.
    if (!hasEnded(error)) throw error
    return begin(setting, name)
  })
  let witness: Witness | undefined
  let result: Result
  try {
    result = await work(trx, (left) => (witness = left))
  } catch (error) {
    // Where the line is broken there is nothing to take back; the cause is what is told.
    await trx.rollback().catch(() => {})
    throw error
  }
  await commit(trx, (cause) => settle(cause, name, witness, setting))
  return result
}

/** Opens a transaction in which nothing but who acts and where has been said. */
async function begin(setting: Setting, name: string | null): Promise<TransactionClientContract> {
  const { actor, scope, mode } = setting
  const trx = await db.connection(setting.connection).transaction()
  try {
    await setScope(trx, actor, scope, mode, name)
    return trx
  } catch (error) {
    await trx.rollback().catch(() => {})
    throw error
  }
}

/** Commits through Lucid, whose own event of the commit is then as true as the answer. */
async function commit(
  trx: TransactionClientContract,
  settleDoubt: (cause: unknown) => Promise<void>
): Promise<void> {
  const { knexClient } = trx
  const commitOnce = knexClient.commit
  knexClient.commit = (() => commitOnce().catch(settleDoubt)) as typeof commitOnce
  await trx.commit()
}

/** Comes back when the transaction was committed after all. */
async function settle(
  cause: unknown,
  name: string | null,
  witness: Witness | undefined,
  setting: Setting
): Promise<void> {
  if (name === null || isCertainlyUndone(cause)) throw cause
  const committed = await wasCommitted(name, witness, setting)
  if (committed === undefined) throw new CommitUnknown(cause)
  if (!committed) throw cause
}
