import { AsyncLocalStorage } from 'node:async_hooks'

import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const storage = new AsyncLocalStorage<TransactionClientContract>()

/** Runs work inside a transaction that it may read through as well. */
export function within<Result>(trx: TransactionClientContract, work: () => Result): Result {
  return storage.run(trx, work)
}

/**
 * The transaction of the change at hand, if there is one. Whoever reads while writing reads through
 * it: that sees what was just written, and needs no second connection, of which there may be none.
 */
export function openTransaction(): TransactionClientContract | undefined {
  const trx = storage.getStore()
  return trx?.isCompleted ? undefined : trx
}
