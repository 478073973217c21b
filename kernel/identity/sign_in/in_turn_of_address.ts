import { setTimeout as sleep } from 'node:timers/promises'

import pLimit, { type LimitFunction } from 'p-limit'

/**
 * Each try to sign in holds a connection of the pool most of the time: so many are looked at at
 * once, that the others are left to whoever is signed in.
 */
const AT_ONCE = 3

/** Who guessed wrong keeps a turn of the address so long while others of it wait. */
const WRONG_RESTS_MS = 150

const turn = pLimit(AT_ONCE)

/** The turns of each address that somebody comes from at this moment. */
const turns = new Map<string, LimitFunction>()

/**
 * Runs few tries to sign in at once, and of one address no more than that wait for a turn: whoever
 * comes from another is not behind all those who guess from it. Many who guess leave time to those
 * at work.
 * @param isWrong whether the error of a try says that it was a wrong guess
 */
export async function inTurnOfAddress<Result>(
  address: string,
  look: () => Promise<Result>,
  isWrong: (error: unknown) => boolean
): Promise<Result> {
  const own = turns.get(address) ?? pLimit(AT_ONCE)
  turns.set(address, own)
  try {
    return await own(async () => {
      try {
        return await turn(look)
      } catch (error) {
        if (isWrong(error) && own.pendingCount > 0) await sleep(WRONG_RESTS_MS)
        throw error
      }
    })
  } finally {
    if (own.activeCount + own.pendingCount === 0) turns.delete(address)
  }
}
