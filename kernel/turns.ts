import { setImmediate as others } from 'node:timers/promises'

/** So many milliseconds at one go; a request has its turn a dozen times before it is answered. */
const AT_ONE_GO = 4

/**
 * Keeps long work on the main thread from stopping everybody else: `await turns.rest()` between its
 * steps goes on at once, and lets all others have their turn when it has been at work for a while.
 */
export class Turns {
  #since = performance.now()

  async rest(): Promise<void> {
    if (performance.now() - this.#since < AT_ONE_GO) return
    await others()
    this.#since = performance.now()
  }
}
