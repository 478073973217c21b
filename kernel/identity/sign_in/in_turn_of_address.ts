import { setTimeout as sleep } from 'node:timers/promises'

import pLimit, { type LimitFunction } from 'p-limit'

import { isKnownAddress } from '#kernel/http/known_addresses'

/**
 * Each try to sign in holds a connection of the pool most of the time: so many are looked at at
 * once, that the others are left to whoever is signed in.
 */
const AT_ONCE = 3

/** Who guessed wrong keeps a turn so long while others wait for it, ms: those at work have time in between. */
const WRONG_RESTS_MS = 150

/** Together all who wait for a turn wait so much longer for these rests, ms. */
const ALL_REST_MS = 6000

const turn = pLimit(AT_ONCE)

/** Those who come from where nobody works leave a turn to the others. */
const strangersTurn = pLimit(AT_ONCE - 1)

/** The turns of each address that somebody comes from at this moment. */
const turns = new Map<string, LimitFunction>()

/**
 * Runs few tries to sign in at once, and of one address no more than that wait for a turn: whoever
 * comes from another is not behind all those who guess from it. Whoever comes from where people work
 * is not behind strangers either, from however many addresses these guess.
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
        const waiting = limit.pendingCount
        if (isWrong(error) && waiting > 0)
          await sleep(Math.min(WRONG_RESTS_MS, ALL_REST_MS / waiting))
        throw error
      }
    })
  const known = () => turn(look)
  const asStranger = () => inTurn(strangersTurn, known)
  try {
    return await inTurn(own, isKnownAddress(address) ? known : asStranger)
  } finally {
    if (own.activeCount + own.pendingCount === 0) turns.delete(address)
  }
}
