import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const KB = 1024

const TIMES = {
  /** Bodies from so many bytes on are large; forms and nearly all pages are smaller. */
  large: 512 * KB,
  /** The next one waits so many times as long as the server was at work on the last one. */
  rest: 4,
  /** But no longer than this, in milliseconds. */
  longest: 5000,
}

/**
 * Large bodies of one sender come one after the other, with a rest in between that is as long as
 * they keep the server at work: who sends without end has a share of it, and the others have the
 * rest. Whoever sends one now and then waits for nothing.
 */
export class LargeBodies {
  #last = new Map<string, Promise<void>>()

  constructor(private times = TIMES) {}

  /**
   * Waits until it is the turn of this request, if its body is large. Until then the body is not
   * read, and TCP holds back who sends it.
   * @param sender whose share it is
   */
  async turn(sender: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!this.#isLarge(request)) return
    const before = this.#last.get(sender)
    const answered = finished(response).catch(() => undefined)
    const own = Promise.resolve(before).then(() => this.#restAfter(request, answered))
    this.#last.set(sender, own)
    void own.then(() => {
      if (this.#last.get(sender) === own) this.#last.delete(sender)
    })
    await before
  }

  /** The time on its way is the sender's own. */
  async #restAfter(request: IncomingMessage, answered: Promise<void>): Promise<void> {
    let since = performance.now()
    request.once('end', () => (since = performance.now()))
    await answered
    const rest = Math.min((performance.now() - since) * this.times.rest, this.times.longest)
    await sleep(rest, undefined, { ref: false })
  }

  /** By what it says; what does not say how long it is, or is packed, may be. */
  #isLarge({ headers }: IncomingMessage): boolean {
    if (headers['transfer-encoding'] !== undefined) return true
    const length = Number(headers['content-length'] ?? 0)
    return length >= this.times.large || (length > 0 && headers['content-encoding'] !== undefined)
  }
}
