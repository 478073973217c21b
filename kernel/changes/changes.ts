import emitter from '@adonisjs/core/services/emitter'
import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { ActDone } from '#kernel/changes/act_done'
import { type Act, Change, changeProof } from '#kernel/changes/change'
import { lineStands } from '#kernel/changes/line_stands'
import { writeAuditLines } from '#kernel/changes/write_audit_lines'
import { inTransaction } from '#kernel/database/in_transaction'
import { within } from '#kernel/database/open_transaction'
import { forgetOfRequests } from '#kernel/http/once_a_request'
import { currentActor } from '#kernel/tenancy/actor'

/** Opens one act of a transaction; what is noted on the Change becomes its line of the trail. */
export type OpenChange = (act: Act) => Change

/** Refuses what a transaction did, before it is committed. */
export type RefuseActs = (
  trx: TransactionClientContract,
  acts: readonly Pick<Act, 'subject'>[]
) => Promise<void>

/** The one way to write: a transaction and its lines in the audit trail, both or neither. */
export class Changes {
  /** @param refuse is asked of every transaction */
  constructor(private refuse?: RefuseActs) {}

  /**
   * Runs work that writes, as the current actor in the current scope.
   * @param act what is done, to what, and why
   * @param work writes through `change.trx` and notes old and new values on `change`
   * @returns what the work returns, once it is committed
   */
  async record<Result>(act: Act, work: (change: Change) => Promise<Result>): Promise<Result> {
    return this.recordMany((open) => work(open(act)))
  }

  /** Several acts in one transaction, for imports that write many cases at once. */
  async recordMany<Result>(work: (open: OpenChange) => Promise<Result>): Promise<Result> {
    const actor = currentActor()
    const changes: Change[] = []
    const setting = { connection: 'app', actor, scope: actor.scope, mode: 'read write' } as const
    const result = await inTransaction(setting, async (trx, leave) => {
      const open: OpenChange = (act) => {
        const change = Change.open(changeProof, trx, act, open)
        changes.push(change)
        return change
      }
      const outcome = await within(trx, () => work(open))
      await this.refuse?.(
        trx,
        changes.map(({ act }) => act)
      )
      const line = await writeAuditLines(trx, changes, actor)
      if (line) leave(lineStands(line))
      return outcome
    })
    forgetOfRequests()
    for (const { act } of changes) void tell(new ActDone(act, actor.scope))
    return result
  }
}

/** Whoever listens cannot undo what is committed, nor harm the one who did it. */
async function tell(done: ActDone): Promise<void> {
  try {
    await emitter.emit(ActDone, done)
  } catch (error) {
    logger.error({ err: error, act: done.act.name }, 'A listener failed')
  }
}
