import logger from '@adonisjs/core/services/logger'

import type { Changes } from '#kernel/changes/changes'
import { type Actor, actAs } from '#kernel/tenancy/actor'

/** Somebody asked in vain for something: it is not theirs, or they lack the right. */
export interface RefusedAccess {
  readonly actor: Actor
  /** Name of the route. */
  readonly route: string
  /** Network address of the caller. */
  readonly address: string
  /** Number of the refusal. */
  readonly code: number
  /** Identifiers that the request named. */
  readonly ids: readonly string[]
}

/** What came after the first one, in the minute that runs. */
interface Tally {
  readonly first: RefusedAccess
  readonly ids: Set<string>
  count: number
  timer: NodeJS.Timeout
}

const MINUTE = 60_000

/** Identifiers that one line names at most. */
const MOST_IDS = 20

/**
 * Leaves a line `access.refused` in the trail of who asked, where the own company sees it. Nobody
 * floods the trail: of a user at a route the first one has a line at once, and what follows is
 * counted into one line for each minute.
 */
export class RefusedAccesses {
  readonly #tallies = new Map<string, Tally>()

  constructor(private changes: Changes) {}

  async note(refused: RefusedAccess): Promise<void> {
    const key = `${refused.actor.userId} ${refused.route}`
    const tally = this.#tallies.get(key)
    if (!tally) {
      this.#count(key, refused)
      return this.#write(refused, 1)
    }
    tally.count++
    for (const id of refused.ids) if (tally.ids.size < MOST_IDS) tally.ids.add(id)
  }

  /** Writes what was counted so far: the minute is over, or the process ends. */
  async flush(): Promise<void> {
    await Promise.all([...this.#tallies.keys()].map((key) => this.#close(key)))
  }

  #count(key: string, first: RefusedAccess): void {
    const timer = setTimeout(() => void this.#close(key), MINUTE).unref()
    this.#tallies.set(key, { first, ids: new Set(), count: 0, timer })
  }

  async #close(key: string): Promise<void> {
    const { first, ids, count, timer } = this.#tallies.get(key)!
    clearTimeout(timer)
    this.#tallies.delete(key)
    if (count === 0) return
    // Whoever goes on has the next line in a minute, not at once.
    this.#count(key, first)
    await this.#write({ ...first, ids: [...ids] }, count)
  }

  /** What the trail cannot take down changes nothing of the refusal. */
  async #write({ actor, route, address, code, ids }: RefusedAccess, times: number): Promise<void> {
    const act = { name: 'access.refused', subject: { type: 'user', id: actor.userId! } } as const
    const said = { route, code, address, ids: ids.slice(0, MOST_IDS), times }
    try {
      await actAs({ ...actor, scope: undefined }, () =>
        this.changes.record(act, async (change) => {
          for (const [name, value] of Object.entries(said)) change.note(name, undefined, value)
        })
      )
    } catch (error) {
      logger.error({ err: error, route, code }, 'A refused access has no line in the trail')
    }
  }
}
