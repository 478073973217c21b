import { HttpContext } from '@adonisjs/core/http'

import { type Actor, currentActor } from '#kernel/tenancy/actor'

/** What was made in a request that is being answered: by what makes it, and for whom. */
let known = new WeakMap<HttpContext, Map<unknown, WeakMap<Actor, unknown>>>()

/**
 * What is made of the actor alone, once for all of a request that asks it several times. It is made
 * anew each time outside of requests, while an answer streams, and when this process has written
 * something meanwhile.
 * @param of says what is made
 */
export async function onceARequest<Made>(of: object, make: () => Promise<Made>): Promise<Made> {
  const ctx = HttpContext.get()
  if (!ctx || ctx.response.headersSent) return make()
  const things = known.get(ctx) ?? new Map<unknown, WeakMap<Actor, unknown>>()
  known.set(ctx, things)
  const made = things.get(of) ?? new WeakMap<Actor, unknown>()
  things.set(of, made)
  const actor = currentActor()
  if (!made.has(actor)) {
    const making = make()
    made.set(actor, making)
    making.catch(() => made.delete(actor))
  }
  return made.get(actor) as Promise<Made>
}

/** For kernel/changes: something was written, of which what is known may tell. */
export function forgetOfRequests(): void {
  known = new WeakMap()
}
