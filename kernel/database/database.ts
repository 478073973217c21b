import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { openTransaction } from '#kernel/database/open_transaction'
import { setScope } from '#kernel/database/set_scope'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

declare const reading: unique symbol

/** A transaction that may read the rows of the current scope, and nothing else. */
export type Reading = TransactionClientContract & { readonly [reading]: true }

/** The door to the data of a project. Writing goes through `Changes`, never through here. */
export class Database {
  /**
   * Runs work that reads, in one read-only transaction that sees the current scope only.
   * Throws without a scope. Inside a change it reads through the transaction of the change.
   */
  async read<Result>(work: (trx: Reading) => Promise<Result>): Promise<Result> {
    const actor = currentActor()
    const scope = currentScope()
    const open = openTransaction()
    if (open) return work(open as Reading)
    return db.connection('app').transaction(async (trx) => {
      await setScope(trx, actor, scope, 'read only')
      return work(trx as Reading)
    })
  }
}
