import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import type { HttpUser } from '#tests/faults/kit/http_user'
import { sendSave } from '#tests/faults/kit/saves'

/** A save that the server has answered for. */
export interface Acknowledged {
  readonly caseId: string
  readonly revision: number
  readonly initials: string
}

/** What a writer has met on its way. */
export interface WriterLog {
  readonly acknowledged: Acknowledged[]
  /** Answers that the database is away (503), and the longest wait for any answer. */
  away: number
  slowest: number
  /** Anything else than a saved page or a proper 503. */
  readonly problems: string[]
}

/**
 * Saves one case again and again until it is told to stop, as a patient person does: when a save
 * is not answered for, the same one is sent again with the same key.
 */
export class Writer {
  readonly log: WriterLog = { acknowledged: [], away: 0, slowest: 0, problems: [] }
  #isStopping = false
  readonly #work: Promise<void>

  /** @param servers whether a request may find no server, or lose the one that took it */
  constructor(
    private user: HttpUser,
    private caseId: string,
    private servers: 'servers are there' | 'servers may be away' = 'servers are there'
  ) {
    this.#work = this.#write()
  }

  /** Finishes the save at hand. */
  async stop(): Promise<WriterLog> {
    this.#isStopping = true
    await this.#work
    return this.log
  }

  async #write() {
    for (let revision = 1; !this.#isStopping; revision++) {
      const save = {
        caseId: this.caseId,
        baseRevision: revision,
        initials: `W${revision}`,
        key: randomUUID(),
      }
      while (!(await this.#try(save))) await sleep(100)
    }
  }

  async #try(save: Parameters<typeof sendSave>[1]): Promise<boolean> {
    const began = performance.now()
    const answer = await sendSave(this.user, save).catch((error: unknown) => String(error))
    this.log.slowest = Math.max(this.log.slowest, Math.round(performance.now() - began))
    if (typeof answer === 'string') this.#unanswered(answer)
    else if (answer.status === 503) this.#away(answer)
    else if (answer.body?.data?.revision === save.baseRevision + 1) {
      const { caseId, initials, baseRevision } = save
      this.log.acknowledged.push({ caseId, initials, revision: baseRevision + 1 })
      return true
    } else this.log.problems.push(`${answer.status} ${JSON.stringify(answer.body)}`)
    return false
  }

  #unanswered(error: string) {
    const isExpected = this.servers === 'servers may be away' && !/Timeout/.test(error)
    if (!isExpected) this.log.problems.push(error)
  }

  #away({ body, headers }: Awaited<ReturnType<typeof sendSave>>) {
    this.log.away++
    const { en = '', zh = '' } = body?.data?.message ?? {}
    // One that does not know whether it saved says by which key it is asked again.
    const says = /try again|same Idempotency-Key/i.test(en) && /重试|Idempotency-Key/.test(zh)
    const asksToRetry = says && headers.get('retry-after')
    if (!asksToRetry) this.log.problems.push(`503 without a word: ${JSON.stringify(body)}`)
  }
}
