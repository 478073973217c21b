import { setTimeout as pause } from 'node:timers/promises'
import { SERVER_HANGS } from '#tests/patience'

const LOOK_EVERY_MS = 20

/**
 * Waits until something is so; how long that takes says nothing, for the machine may be busy.
 * @param what ends the sentence that is thrown when it never comes about
 * @param look gives what was waited for, or anything false
 * @returns what `look` gave
 */
export async function until<Found>(
  what: string,
  look: () => Found | Promise<Found>,
  longest = SERVER_HANGS
): Promise<NonNullable<Found>> {
  for (const end = Date.now() + longest; ; await pause(LOOK_EVERY_MS)) {
    const found = await look()
    if (found) return found
    if (Date.now() > end)
      throw new Error(`After ${longest / 1000} seconds there is still not: ${what}`)
  }
}
