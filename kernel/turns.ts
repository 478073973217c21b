import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises'

/** So many milliseconds at one go; a request has its turn a dozen times before it is answered. */
const AT_ONE_GO = 4

/** Most pages are saved in less; what takes longer is long work. */
const LONG = 20

/**
 * Keeps long work on the main thread from stopping everybody else: `await turns.rest()` between its
 * steps goes on at once, lets all others have their turn when it has been at work for a while, and
 * leaves them as long as it was at work when it goes on and on. What else is waited for between two
 * rests counts as work.
 */
export class Turns {
  #since: number
  #worked = 0

  /** @param now tells milliseconds */
  constructor(private now: () => number = () => performance.now()) {
    this.#since = now()
  }

  async rest(): Promise<void> {
    const worked = this.now() - this.#since
    if (worked < AT_ONE_GO) return
    this.#worked += worked
    await (this.#worked < LONG ? others() : sleep(worked))
    this.#since = this.now()
  }
}
