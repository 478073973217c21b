import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { setScope } from '#kernel/database/set_scope'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

/**
 * The door for what is so at this moment and never mattered afterwards: who looks at which case.
 * It leaves no line in the audit trail, so it takes unlogged tables only: PostgreSQL empties them
 * after a crash, and nobody comes to rely on what stands there.
 */
export class Passing {
  readonly #unlogged = new Set<string>()

  /**
   * Runs work that reads and writes one unlogged table, in the current scope.
   * @param table refused as a fault of the program when a crash would not empty it
   */
  async write<Result>(
    table: string,
    work: (trx: TransactionClientContract) => Promise<Result>
  ): Promise<Result> {
    const [actor, scope] = [currentActor(), currentScope()]
    return db.connection('app').transaction(async (trx) => {
      await this.#refuseLasting(trx, table)
      await setScope(trx, actor, scope, 'read write')
      return work(trx)
    })
  }

  async #refuseLasting(trx: TransactionClientContract, table: string): Promise<void> {
    if (this.#unlogged.has(table)) return
    const found = await trx.from('pg_class').where({ relname: table, relpersistence: 'u' }).first()
    if (!found) throw new Error(`The table "${table}" lasts: write it through Changes`)
    this.#unlogged.add(table)
  }
}
