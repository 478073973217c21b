import type { ExpiringRows } from '#kernel/changes/expiring_rows'
import { inTransaction } from '#kernel/database/in_transaction'
import { currentActor } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'

/** Rows that one statement removes: a small one holds up nobody. */
const PORTION = 1000

const identifier = /^[a-z_]+$/

/**
 * The way in which rows go whose time is over. It leaves no line in the audit trail, since nobody
 * did anything: what these rows said ended by itself. Rows that somebody is busy with stay for the
 * next time, so nobody waits.
 */
export class Forgetting {
  /**
   * Removes what is over, in portions of their own transaction, as the platform.
   * @param scope the project in which rows of projects are removed
   * @returns how many rows are gone
   */
  async forget(rows: ExpiringRows, scope?: Scope): Promise<number> {
    if (!identifier.test(rows.table)) throw new Error(`"${rows.table}" is no name of a table`)
    let gone = 0
    for (let last = PORTION; last === PORTION; gone += last) {
      last = await this.#forgetPortion(rows, scope)
    }
    return gone
  }

  /** The rows are looked up once and found by their place: the statement has one plan only. */
  async #forgetPortion({ table, isOver }: ExpiringRows, scope?: Scope): Promise<number> {
    const statement = [
      `delete from ${table} where ctid = any (array(select ctid from ${table}`,
      `where ${isOver} limit ${PORTION} for update skip locked))`,
    ]
    const actor = currentActor()
    const setting = { connection: 'app', actor, scope, mode: 'read write' } as const
    return inTransaction(setting, async (trx) => {
      const { rowCount } = await trx.rawQuery(statement.join(' '))
      return Number(rowCount)
    })
  }
}
