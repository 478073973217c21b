import { performance } from 'node:perf_hooks'
import { setImmediate as others, setTimeout as sleep } from 'node:timers/promises'

/** So many milliseconds at one go; a request has its turn a dozen times before it is answered. */
const AT_ONE_GO = 4

/** Most pages are saved in less; what takes longer is long work. */
const LONG = 20

/** Others who are at work while it rests are left so many times as long in all. */
const LEFT_TO_OTHERS = 3

/** A thread with nobody to serve is at work for less than this share of the time. */
const QUIET = 0.1

/**
 * Keeps long work on the main thread from stopping everybody else: `await turns.rest()` between its
 * steps goes on at once, lets all others have their turn when it has been at work for a while, and
 * leaves them as long as it was at work when it goes on and on, and longer where there are others.
 * What else is waited for between two rests counts as work.
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
    await (this.#worked < LONG ? others() : leaveOthers(worked))
    this.#since = this.now()
  }
}

/**
 * An answer is a dozen short turns of the thread, each of which may find it taken: whoever is served
 * meanwhile comes to it in three of four.
 */
async function leaveOthers(worked: number): Promise<void> {
  const before = performance.eventLoopUtilization()
  await sleep(worked)
  const { utilization } = performance.eventLoopUtilization(before)
  if (utilization > QUIET) await sleep((LEFT_TO_OTHERS - 1) * worked)
}
