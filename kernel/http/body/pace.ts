import type { SLOWEST } from '#kernel/http/body/body_limits'
import { tooSlow, type UnreadableBody } from '#kernel/http/body/unreadable_body'

/** Watches how fast a body comes. */
export class Pace {
  #bytes = 0
  #timer: NodeJS.Timeout

  /** @param giveUp is called once, when too little came in the time that has just gone by */
  constructor(giveUp: (error: UnreadableBody) => void, slowest: typeof SLOWEST) {
    this.#timer = setInterval(() => {
      if (this.#bytes < slowest.bytes) {
        this.stop()
        giveUp(tooSlow())
      }
      this.#bytes = 0
    }, slowest.seconds * 1000)
  }

  came(bytes: number): void {
    this.#bytes += bytes
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
