import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

import pLimit, { type LimitFunction } from 'p-limit'

import { tooManyAtOnce } from '#kernel/http/body/unreadable_body'

const KB = 1024
const MB = 1024 * KB

const LIMITS = {
  /** Bodies from so many bytes on are large; forms and nearly all pages are smaller. */
  large: 512 * KB,
  /** So many of one account are in hand at once, as a browser sends them; the others wait unread. */
  atOnce: 6,
  /** More than so many of one account do not even wait. */
  most: 100,
  /** Milliseconds of work that a megabyte counts for, read, unpacked or thrown away. */
  perMegabyte: 5,
  /** The next one waits so many times as long as the server was at work on the last one. */
  rest: 40,
  /** But no longer than this, in milliseconds: half of what a browser waits for an answer. */
  longest: 30_000,
}

type Limits = typeof LIMITS

/** A body that may be large, from when its account has rested until its request is answered. */
export interface LargeBody {
  /** Tells of bytes of it that were read, or unpacked. */
  took(bytes: number): void
  /** When it is there: waits until it is worked on, if it is large. */
  turn(): Promise<void>
}

/** Costs nothing, and waits for nobody. */
export const smallBody: LargeBody = { took: () => undefined, turn: async () => undefined }

/**
 * Large bodies of one account have a small share of the server, whatever is in them and however
 * they are answered: all that they cost is followed by a rest so many times as long, in which no
 * other of that account is read or worked on. Whoever sends one now and then waits for nothing.
 */
export class LargeBodies {
  #shares = new Map<string, Share>()

  constructor(private limits: Limits = LIMITS) {}

  /**
   * Waits until the body of a request may be read. One that does not say how large it is waits as a
   * large one; how long it is on its way then keeps nobody else of the account waiting. Throws
   * UnreadableBody (429) when too many of the account wait already.
   * @param account whose share it is
   */
  async come(
    account: string,
    request: IncomingMessage,
    response: ServerResponse
  ): Promise<LargeBody> {
    const declared = declaredBytes(request)
    if (declared !== undefined && declared < this.limits.large) return smallBody
    const share = this.#shareOf(account)
    if (share.waiting >= this.limits.most) throw tooManyAtOnce(this.limits.most)
    const visit = new Visit(share, this.limits, declared ?? 0, response)
    await share.read(visit.waits)
    return visit
  }

  #shareOf(account: string): Share {
    for (const [name, share] of this.#shares) if (share.isIdle) this.#shares.delete(name)
    const share = this.#shares.get(account) ?? new Share(this.limits)
    this.#shares.set(account, share)
    return share
  }
}

/** Bytes that a body says it has; a packed one says nothing of what is in it. */
function declaredBytes({ headers }: IncomingMessage): number | undefined {
  const isPacked = (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity'
  if (isPacked || headers['transfer-encoding'] !== undefined) return undefined
  return Number(headers['content-length'] ?? 0)
}

/** What the large bodies of one account may do now. */
class Share {
  #restedAt = 0
  #reading: LimitFunction
  #working = pLimit(1)

  constructor(private limits: Limits) {
    this.#reading = pLimit(limits.atOnce)
  }

  /** Bodies that wait to be read. */
  get waiting(): number {
    return this.#reading.pendingCount
  }

  get isIdle(): boolean {
    const inHand = [this.#reading, this.#working].map(
      (line) => line.activeCount + line.pendingCount
    )
    return inHand.every((count) => count === 0) && this.#restedAt < performance.now()
  }

  /** Waits until one more may be read, which takes as long as told. */
  async read(until: Promise<unknown>): Promise<void> {
    return this.#inLine(this.#reading, until)
  }

  /** Waits until one more may be worked on, alone, which takes as long as told. */
  async work(until: Promise<unknown>): Promise<void> {
    return this.#inLine(this.#working, until)
  }

  /** @param ms that the server was at work */
  charge(ms: number): void {
    const now = performance.now()
    const rest = Math.max(this.#restedAt - now, 0) + ms * this.limits.rest
    this.#restedAt = now + Math.min(rest, this.limits.longest)
  }

  #inLine(line: LimitFunction, until: Promise<unknown>): Promise<void> {
    return new Promise((go) => {
      void line(async () => {
        // What is answered meanwhile makes it longer.
        for (let left; (left = this.#restedAt - performance.now()) > 0;) {
          await sleep(left, undefined, { ref: false })
        }
        go()
        await until
      })
    })
  }
}

class Visit implements LargeBody {
  #read = 0
  #began: number | undefined
  #answered: Promise<void>
  #goOn!: () => void
  /** Until the body is worked on, which few of one account wait for, or never will be. */
  readonly waits = new Promise<void>((done) => (this.#goOn = done))

  constructor(
    private share: Share,
    private limits: Limits,
    declared: number,
    response: ServerResponse
  ) {
    this.#answered = finished(response)
      .catch(() => undefined)
      .then(() => {
        this.#goOn()
        // What was answered without being read still comes, and is thrown away.
        const bytes = Math.max(this.#read, response.writableFinished ? declared : 0)
        if (bytes >= limits.large) share.charge(this.#costs(bytes))
      })
  }

  took(bytes: number): void {
    this.#read += bytes
  }

  async turn(): Promise<void> {
    if (this.#read >= this.limits.large) {
      await this.share.work(this.#answered)
      this.#began = performance.now()
    }
    this.#goOn()
  }

  #costs(bytes: number): number {
    const worked = this.#began === undefined ? 0 : performance.now() - this.#began
    return (bytes / MB) * this.limits.perMegabyte + worked
  }
}
