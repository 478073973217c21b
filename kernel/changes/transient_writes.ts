import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { inTransaction } from '#kernel/database/in_transaction'
import { type Actor, currentActor, currentScope } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'

/**
 * The way to write what is so at this moment and never mattered afterwards: who looks at which case.
 * It leaves no line in the audit trail, so it takes unlogged tables only: PostgreSQL empties them
 * after a crash, and nobody comes to rely on what stands there.
 */
export class TransientWrites {
  readonly #unlogged = new Set<string>()

  /**
   * Runs work that reads and writes one unlogged table, in the current scope.
   * @param table refused as a fault of the program when a crash would not empty it
   */
  async write<Result>(
    table: string,
    work: (trx: TransactionClientContract) => Promise<Result>
  ): Promise<Result> {
    return this.#write(table, currentActor(), currentScope(), work)
  }

  /** The same for what belongs to the platform and to no project. Throws for everybody else. */
  async writePlatform<Result>(
    table: string,
    work: (trx: TransactionClientContract) => Promise<Result>
  ): Promise<Result> {
    const actor = currentActor()
    if (!actor.isPlatform) throw new Error('Only the platform writes here')
    return this.#write(table, actor, undefined, work)
  }

  async #write<Result>(
    table: string,
    actor: Actor,
    scope: Scope | undefined,
    work: (trx: TransactionClientContract) => Promise<Result>
  ): Promise<Result> {
    const setting = { connection: 'app', actor, scope, mode: 'read write' } as const
    return inTransaction(setting, async (trx) => {
      await this.#refuseLasting(trx, table)
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
