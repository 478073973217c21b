import type { ApiClient } from '@japa/api-client'

import { type Address, addressesOf } from '#tests/isolation/kit/addresses'
import { references } from '#tests/isolation/kit/foreign'
import {
  asksTheList,
  everyRoute,
  type ListedRoute,
  writes,
} from '#tests/isolation/kit/listed_routes'
import { makeReady } from '#tests/isolation/kit/make_ready'
import { takeBackLast } from '#tests/isolation/kit/ready'
import { type Answer, Visitor } from '#tests/isolation/kit/visitor'
import { wholeBody } from '#tests/isolation/kit/whole_bodies'
import { fitCompany, levelAsked, levels, type World } from '#tests/isolation/kit/world'

/** What somebody may ask of rows of their own. */
export interface OwnRequest {
  readonly route: ListedRoute
  readonly visitor: Visitor
  /** Where to ask, or a sentence that tells why there is nothing to ask for. */
  readonly addresses: readonly Address[] | string
  /** Brings about what the request waits for. @returns how to send it */
  prepare(address: Address): Promise<() => Promise<Answer>>
}

/** What deletes comes last: it would take away what the others ask for. */
const order = ['get', 'post', 'put', 'patch', 'delete']
const inOrder = (routes: ListedRoute[]) => {
  const sorted = routes.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method))
  // People leave projects before they leave the company, and that before it goes.
  const first = sorted.findIndex(({ method }) => method === 'delete')
  return [...sorted.slice(0, first), ...sorted.slice(first).reverse()]
}

/** Every route of the product, for the people of the first scope, who may do everything there. */
export async function* ownRequests(client: ApiClient, world: World): AsyncGenerator<OwnRequest> {
  const own = world.filled[0]!
  const visitors = world.owners.map((identity) => new Visitor(client, identity))
  const levelOf = await levels()
  const named = references(own.pool)
  for (const route of inOrder(everyRoute())) {
    const level = levelAsked(route, levelOf)
    const visitor = visitors[['project', 'company', 'platform'].indexOf(level)]!
    await fitCompany(route, own.scope)
    const prepare = async ({ path, values }: Address) => {
      const whole = writes(route) ? await wholeBody(route, values, named, own.scope) : {}
      const ready = await makeReady(route, visitor, own, values, named, whole)
      const query = asksTheList(route) ? {} : named
      return () => visitor.ask(route, path, query, { ...named, ...whole, ...ready })
    }
    yield { route, visitor, addresses: addressesOf(route.pattern, own.pool), prepare }
  }
  await takeBackLast()
}
