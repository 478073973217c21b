import { setTimeout as sleep } from 'node:timers/promises'

import pLimit, { type LimitFunction } from 'p-limit'

/**
 * Each try to sign in holds a connection of the pool most of the time: so many are looked at at
 * once, that the others are left to whoever is signed in.
 */
const AT_ONCE = 3

/** Who guessed wrong keeps a turn so long while others wait for it: those at work have time in between. */
const WRONG_RESTS_MS = 150

const turn = pLimit(AT_ONCE)

/** The turns of each address that somebody comes from at this moment. */
const turns = new Map<string, LimitFunction>()

/**
 * Runs few tries to sign in at once, and of one address no more than that wait for a turn: whoever
 * comes from another is not behind all those who guess from it.
 * @param isWrong whether the error of a try says that it was a wrong guess
 */
export async function inTurnOfAddress<Result>(
  address: string,
  look: () => Promise<Result>,
  isWrong: (error: unknown) => boolean
): Promise<Result> {
  const own = turns.get(address) ?? pLimit(AT_ONCE)
  turns.set(address, own)
  const inTurn = (limit: LimitFunction, work: () => Promise<Result>) =>
    limit(async () => {
      try {
        return await work()
      } catch (error) {
        if (isWrong(error) && limit.pendingCount > 0) await sleep(WRONG_RESTS_MS)
        throw error
      }
    })
  try {
    return await inTurn(own, () => inTurn(turn, look))
  } finally {
    if (own.activeCount + own.pendingCount === 0) turns.delete(address)
  }
}
