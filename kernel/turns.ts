import { setTimeout as sleep } from 'node:timers/promises'

/** So many milliseconds at one go; a request has its turn a dozen times before it is answered. */
const AT_ONE_GO = 4

/**
 * Keeps long work on the main thread from stopping everybody else: `await turns.rest()` between its
 * steps goes on at once, and when it has been at work for a while leaves all others as long as that.
 * What else is waited for between two rests counts as work.
 */
export class Turns {
  #since = performance.now()

  async rest(): Promise<void> {
    const worked = performance.now() - this.#since
    if (worked < AT_ONE_GO) return
    await sleep(worked)
    this.#since = performance.now()
  }
}
