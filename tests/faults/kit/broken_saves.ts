import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'

import { aReport } from '#tests/factories/a_report'
import type { SignedInClient } from '#tests/factories/sign_in'
import type { PostgresProxy } from '#tests/fixtures/postgres_proxy'

/** Saves of one case whose line to the database breaks, each sent again with its key. */
export class BrokenSaves {
  #revision = 1
  readonly problems: unknown[] = []
  readonly counts = {
    saves: 0,
    done: 0,
    answered503: 0,
    faults: 0,
    lost: 0,
    twice: 0,
    slowestMs: 0,
  }

  private constructor(
    private browser: SignedInClient,
    private proxy: PostgresProxy,
    private caseId: string
  ) {}

  static async start(browser: SignedInClient, proxy: PostgresProxy): Promise<BrokenSaves> {
    const made = await browser.post('/api/cases').json(aReport())
    const saves = new BrokenSaves(browser, proxy, made.body().data.id)
    // What is loaded and planned at the first use is then there.
    await saves.#send(randomUUID(), 'FIRST')
    saves.#revision++
    return saves
  }

  /**
   * How many messages one save sends to the database: the least of some, since what specs before have
   * left to be noted (refused requests) is sent beside it.
   */
  async countMessages(): Promise<number> {
    let least = Number.POSITIVE_INFINITY
    for (let each = 0; each < 3; each++) {
      const before = this.proxy.messages
      await this.#send(randomUUID(), `COUNTED ${each}`)
      this.#revision++
      least = Math.min(least, this.proxy.messages - before)
    }
    return least
  }

  /**
   * Breaks a save, and holds that it is done, or answered 503, and done once when sent again.
   * @returns the first answer
   */
  async break(what: string, broken: Promise<void>) {
    const [key, next] = [randomUUID(), this.#revision + 1]
    const began = performance.now()
    const first = await this.#send(key, what)
    const ms = performance.now() - began
    this.proxy.relent()
    await broken
    const isDone = first.status() === 200 && first.body().status === true
    const written = await this.#written()
    const again = await this.#send(key, what)
    const fine =
      (isDone ? written === next : first.status() >= 500) &&
      again.body().data?.revision === next &&
      (await this.#written()) === next
    if (!fine) this.problems.push({ what, first: first.text(), ms, written, again: again.text() })
    this.counts.saves++
    if (isDone) this.counts.done++
    else this.counts[first.status() === 503 ? 'answered503' : 'faults']++
    if (isDone && written < next) this.counts.lost++
    if ((await this.#written()) > next) this.counts.twice++
    this.counts.slowestMs = Math.max(this.counts.slowestMs, Math.round(ms))
    this.#revision = next
    return first
  }

  #send(key: string, initials: string) {
    return this.browser
      .put(`/api/case/${this.caseId}/pages/patient`)
      .header('idempotency-key', key)
      .json({ baseRevision: this.#revision, content: { D_1: initials } })
  }

  /** Revisions that there are. */
  async #written(): Promise<number> {
    const rows = db.connection('owner').from('case_revisions').where({ case_id: this.caseId })
    return Number((await rows.count('* as n'))[0].n)
  }
}
