import pLimit, { type LimitFunction } from 'p-limit'

import { openTransaction } from '#kernel/database/open_transaction'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'

/** Of one account so many pieces of work of a kind wait; whatever comes then is refused at once. */
export const MOST_WAITING = 100

/** Of an account too much waits (2017): nothing is said of what is refused, which may come again. */
export class TooManyWait extends kernelErrors.E_PARAMETER {}

/**
 * Heavy work of one kind, done for each account one after the other, or few at once, in the order in
 * which it came: however much somebody asks for, it keeps the server at work no more than that. Whoever is served
 * or waits holds no connection of others: inside of a transaction it is a fault.
 */
export class AccountTurns {
  /** The work of each account that has some at this moment. */
  #lines = new Map<string, LimitFunction>()

  /**
   * @param tooManyWait says to an account with `MOST_WAITING` that wait what to do
   * @param atOnce so much of one account is done at once
   */
  constructor(
    private tooManyWait: Words,
    private atOnce = 1
  ) {}

  /**
   * Works for the account at hand when it is its turn. Refuses with `TooManyWait` when too many of
   * the account wait.
   * @param work lets others have their turn in between
   * @param isDone what it is about has been kept already, after `refuseWhereTooManyWait`: it is not refused
   */
  async take<Result>(work: () => Promise<Result>, { isDone = false } = {}): Promise<Result> {
    if (openTransaction()) throw new Error('No turn is waited for while a transaction is held open')
    if (!isDone) this.refuseWhereTooManyWait()
    const account = accountAtHand()
    const line = this.#lines.get(account) ?? pLimit(this.atOnce)
    this.#lines.set(account, line)
    try {
      return await line(work)
    } finally {
      if (line.activeCount + line.pendingCount === 0) this.#lines.delete(account)
    }
  }

  /** Refuses with `TooManyWait`, before anything is done, what would have no turn afterwards. */
  refuseWhereTooManyWait(): void {
    const line = this.#lines.get(accountAtHand())
    if (line && line.pendingCount >= MOST_WAITING) {
      throw new TooManyWait({ detail: this.tooManyWait })
    }
  }
}

function accountAtHand(): string {
  const { userId, name } = currentActor()
  return userId ?? name
}
