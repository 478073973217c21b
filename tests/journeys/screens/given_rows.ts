import { mended } from '#tests/isolation/kit/bodies'
import type { Body } from '#tests/isolation/kit/body'
import { told } from '#tests/isolation/kit/told'
import { references } from '#tests/isolation/kit/foreign'
import { everyRoute } from '#tests/isolation/kit/listed_routes'
import { wholeBody } from '#tests/isolation/kit/whole_bodies'
import type { Pool } from '#tests/isolation/kit/world'
import type { Scope } from '#kernel/tenancy/scope'
import { firstRow } from '#tests/journeys/screens/admin_screens'
import type { Session } from '#tests/journeys/screens/session'

/** Tries to satisfy what a form asks for. */
const MOST_MENDINGS = 8

/** Rows for screens of one row: those that are there, else made by the call of the list and taken away. */
export class GivenRows {
  #ids = new Map<string, Promise<string | undefined>>()
  #made: (() => Promise<unknown>)[] = []
  readonly problems: string[] = []
  /** Ids of rows by the names that forms give them: those made here, too. */
  #named: Record<string, unknown>

  constructor(
    private pool: Pool,
    private scope: Scope
  ) {
    this.#named = references(pool)
  }

  /** Id of a row of a list of the back office; undefined, and a problem, when there can be none. */
  async idOf(resource: string, session: Session): Promise<string | undefined> {
    if (!this.#ids.has(resource)) this.#ids.set(resource, this.#findOrMake(resource, session))
    return this.#ids.get(resource)
  }

  async #findOrMake(resource: string, session: Session): Promise<string | undefined> {
    const id = (await firstRow(resource, session)) ?? (await this.#make(resource, session))
    Object.assign(this.#named, references(new Map([[resource, [{ id }]]])))
    return id
  }

  /** What the product never deletes, as a list by which cases were coded, stays. */
  async takeAway() {
    for (const remove of this.#made.splice(0).reverse()) await remove()
    this.#ids.clear()
  }

  async #make(resource: string, session: Session): Promise<string | undefined> {
    const list = `/api/admin/${resource}`
    const matches = (pattern: string) =>
      new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(list)
    const route = everyRoute().find(({ method, pattern }) => method === 'post' && matches(pattern))
    const named = this.#named
    let body: Body = {
      ...named,
      ...(route && (await wholeBody(route, [], named, this.scope))),
      ...(route && told.bodies[route.name]?.(named)),
      ...this.#contentOf(resource.split('/')[1]),
    }
    let answer = route && (await session.send('post', list, body))
    for (let tries = 0; answer?.status === false && tries < MOST_MENDINGS; tries++) {
      const better = mended(body, answer.data as Body)
      if (!better) break
      body = better
      answer = await session.send('post', list, body)
    }
    if (!answer?.status) {
      this.problems.push(
        `The list ${resource} has no row, so its screens of one row are not opened: seed one, or give ` +
          `the form of its call in tests/requests.ts of its plugin (${JSON.stringify(answer)})`
      )
      return undefined
    }
    const { id } = answer.data as { id: string }
    this.#made.push(() => session.send('delete', `${list}/${id}`))
    return id
  }

  /** What is copied into cases is of a kind: another row of that kind says what may stand there. */
  #contentOf(kind: string | undefined) {
    const alike = [...this.pool.values()].flat().find((row) => row.kind === kind && row.content)
    return kind && alike ? { content: alike.content } : {}
  }
}
