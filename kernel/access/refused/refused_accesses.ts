import logger from '@adonisjs/core/services/logger'

import { MOST_IDS } from '#kernel/access/refused/identifiers_in'
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
  /** It counts those that come from wherever, as too many addresses have tallies of their own. */
  readonly isOfMany: boolean
  readonly addresses: Set<string>
  readonly ids: Set<string>
  count: number
  timer: NodeJS.Timeout
}

const MINUTE = 60_000

/** Tallies that one user has at one route, before further addresses share one. */
const MOST_TALLIES = 8

/** Addresses that a line of a shared tally names at most. */
const MOST_ADDRESSES = 20

/**
 * Leaves a line `access.refused` in the trail of who asked, where the own company sees it. Nobody
 * floods the trail: of what a user asks at a route from one address with one refusal, the first one
 * has a line at once, and what follows is counted into one line for each minute.
 *
 * Nor does who changes their address: a user has eight such tallies at a route; from further
 * addresses there is one for each refusal, whose line lists them. Refusals are as many as the route
 * knows, so that a route gives a user some ten lines in a minute.
 */
export class RefusedAccesses {
  /** By user and route. */
  readonly #tallies = new Map<string, Tally[]>()

  constructor(private changes: Changes) {}

  async note(refused: RefusedAccess): Promise<void> {
    const running = this.#tallies.get(placeOf(refused)) ?? []
    const own = ({ first, isOfMany }: Tally) => !isOfMany && first.address === refused.address
    const ofCode = running.filter(({ first }) => first.code === refused.code)
    const isFull = running.length >= MOST_TALLIES
    const tally = ofCode.find(own) ?? (isFull && ofCode.find(({ isOfMany }) => isOfMany))
    if (!tally) {
      this.#count(refused, isFull)
      return this.#write(refused, 1)
    }
    tally.count++
    if (tally.addresses.size < MOST_ADDRESSES) tally.addresses.add(refused.address)
    for (const id of refused.ids) if (tally.ids.size < MOST_IDS) tally.ids.add(id)
  }

  /** Writes what was counted so far: the minute is over, or the process ends. */
  async flush(): Promise<void> {
    await Promise.all([...this.#tallies.values()].flat().map((tally) => this.#close(tally)))
  }

  #count(first: RefusedAccess, isOfMany: boolean): void {
    const timer = setTimeout(() => void this.#close(tally), MINUTE).unref()
    const none = { addresses: new Set<string>(), ids: new Set<string>(), count: 0 }
    const tally: Tally = { first, isOfMany, ...none, timer }
    const place = placeOf(first)
    this.#tallies.set(place, [...(this.#tallies.get(place) ?? []), tally])
  }

  async #close(tally: Tally): Promise<void> {
    const { first, isOfMany, addresses, ids, count, timer } = tally
    clearTimeout(timer)
    const place = placeOf(first)
    const others = this.#tallies.get(place)!.filter((each) => each !== tally)
    if (others.length > 0) this.#tallies.set(place, others)
    else this.#tallies.delete(place)
    if (count === 0) return
    // Whoever goes on has the next line in a minute, not at once.
    this.#count(first, isOfMany)
    const address = isOfMany ? [...addresses] : first.address
    await this.#write({ ...first, ids: [...ids] }, count, address)
  }

  /** What the trail cannot take down changes nothing of the refusal. */
  async #write(
    { actor, route, address: own, code, ids }: RefusedAccess,
    times: number,
    address: string | string[] = own
  ): Promise<void> {
    const act = { name: 'access.refused', subject: { type: 'user', id: actor.userId! } } as const
    const facts = { route, code, address, ids, times }
    try {
      await actAs({ ...actor, scope: undefined }, () =>
        this.changes.record(act, async (change) => {
          for (const [name, value] of Object.entries(facts)) change.note(name, undefined, value)
        })
      )
    } catch (error) {
      logger.error({ err: error, route, code }, 'A refused access has no line in the trail')
    }
  }
}

const placeOf = ({ actor, route }: RefusedAccess) => `${actor.userId} ${route}`
