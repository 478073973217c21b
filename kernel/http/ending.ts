import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a server that is told to end takes for what, in milliseconds. */
export interface EndingTimes {
  /** First it still takes requests, so that a proxy has time to notice that it is going. */
  readonly drain: number
  /** Then those under way may finish; after that their connections are cut. */
  readonly finish: number
}

/**
 * The end of a web server in order. What is under way is answered; each answer from now on closes
 * its connection, so that nobody sends the next request on it; a client that does not let go, be
 * it by a slow body, by not reading or by saying nothing, is cut off.
 */
export class Ending {
  #answers = new Set<ServerResponse>()
  #hasBegun = false
  #isDrained = false

  /** @param wait lets so many milliseconds go by */
  constructor(
    private server: Server,
    private wait: (ms: number) => Promise<unknown> = sleep
  ) {
    server.prependListener('request', (_, response: ServerResponse) => {
      this.#answers.add(response)
      if (this.#hasBegun) response.shouldKeepAlive = false
      response.once('close', () => {
        this.#answers.delete(response)
        // Its head may have gone out before the end was known, and let the client keep the line.
        if (this.#isDrained) setImmediate(() => server.closeIdleConnections())
      })
    })
  }

  /**
   * Says that it ends, and lets the time go by in which new requests are still taken. Afterwards
   * whoever closes the server waits for its connections, no longer than the times allow.
   */
  async begin({ drain, finish }: EndingTimes): Promise<void> {
    this.#hasBegun = true
    for (const response of this.#answers) {
      if (!response.headersSent) response.shouldKeepAlive = false
    }
    await this.wait(drain)
    this.#isDrained = true
    setTimeout(() => this.server.closeAllConnections(), finish).unref()
  }
}
