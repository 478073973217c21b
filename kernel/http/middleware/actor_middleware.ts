import { Bouncer } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { actorOfRequest } from '#kernel/identity/actor_of_request'
import type { Actor } from '#kernel/tenancy/actor'

/** Finds out who asks and in which project, before any route decides whether that is enough. */
export default class ActorMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.actor = await actorOfRequest(ctx)
    ctx.bouncer = new Bouncer(() => ctx.actor ?? null).setContainerResolver(ctx.containerResolver)
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Who asks; undefined without a session. */
    actor?: Actor
    bouncer: Bouncer<Actor>
  }
}
