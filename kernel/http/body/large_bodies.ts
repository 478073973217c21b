import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Actor } from '#kernel/tenancy/actor'

const KB = 1024

const LIMITS = {
  /** Bodies from so many bytes on are large; forms and nearly all pages are smaller. */
  large: 512 * KB,
  /** The next one waits so many times as long as the server was at work on the last one. */
  rest: 20,
  /** But no longer than this, in milliseconds. */
  longest: 5000,
}

/**
 * Large bodies of one sender are worked on one after the other, with a rest in between that is as
 * long as they keep the server at work: who sends without end has a share of it, and the others
 * have the rest. Whoever sends one now and then waits for nothing.
 */
export class LargeBodies {
  #last = new Map<string, Promise<void>>()

  constructor(private limits = LIMITS) {}

  /**
   * Waits until it is the turn of a request whose body has come, if that is large. How long it was
   * on its way does not matter: a slow line keeps nobody else of the account waiting.
   * @param sender whose share it is
   * @param bytes of the body
   */
  async turn(sender: string, bytes: number, response: ServerResponse): Promise<void> {
    if (bytes < this.limits.large) return
    const before = this.#last.get(sender)
    const answered = finished(response).catch(() => undefined)
    const own = Promise.resolve(before).then(() => this.#restAfter(answered))
    this.#last.set(sender, own)
    void own.then(() => {
      if (this.#last.get(sender) === own) this.#last.delete(sender)
    })
    await before
  }

  async #restAfter(answered: Promise<void>): Promise<void> {
    const began = performance.now()
    await answered
    const rest = Math.min((performance.now() - began) * this.limits.rest, this.limits.longest)
    await sleep(rest, undefined, { ref: false })
  }
}

const ofAccounts = new LargeBodies()

/** The same for the account of whoever is signed in. */
export async function turnOf(
  { userId, name }: Actor,
  bytes: number,
  response: ServerResponse
): Promise<void> {
  await ofAccounts.turn(userId ?? name, bytes, response)
}
