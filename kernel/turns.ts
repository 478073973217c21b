import { setImmediate as others } from 'node:timers/promises'

/** So many milliseconds at one go keep nobody waiting who would notice. */
const AT_ONE_GO = 10

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
