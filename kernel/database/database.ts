import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { inTransaction } from '#kernel/database/in_transaction'
import { openTransaction } from '#kernel/database/open_transaction'
import { type Actor, currentActor, currentCompany, currentScope } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'

declare const reading: unique symbol

/** A transaction that may read the rows of the current scope, and nothing else. */
export type Reading = TransactionClientContract & { readonly [reading]: true }

/** The way to read the data of a project or a company. Writing goes through `Changes`, never through here. */
export class Database {
  /**
   * Runs work that reads, in one read-only transaction that sees the current scope only.
   * Throws without a scope. Inside a change it reads through the transaction of the change.
   */
  async read<Result>(work: (trx: Reading) => Promise<Result>): Promise<Result> {
    return this.#read(currentActor(), currentScope(), work)
  }

  /**
   * The same for what belongs to a company and to no project: the current company alone is seen,
   * every company by the platform. Throws when the actor has neither.
   */
  async readCompany<Result>(work: (trx: Reading) => Promise<Result>): Promise<Result> {
    const actor = currentActor()
    if (!actor.isPlatform) currentCompany()
    return this.#read(actor, actor.scope, work)
  }

  async #read<Result>(
    actor: Actor,
    scope: Scope | undefined,
    work: (trx: Reading) => Promise<Result>
  ): Promise<Result> {
    const open = openTransaction()
    if (open) return work(open as Reading)
    const setting = { connection: 'app', actor, scope, mode: 'read only' } as const
    return inTransaction(setting, (trx) => work(trx as Reading))
  }
}
