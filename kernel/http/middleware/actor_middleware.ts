import { Bouncer } from '@adonisjs/bouncer'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { actorOfUser, type ChosenProject } from '#kernel/identity/actor_of_user'
import type { Actor } from '#kernel/tenancy/actor'

/** Finds out who asks and in which project, before any route decides whether that is enough. */
export default class ActorMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (await ctx.auth.check()) {
      const user = ctx.auth.getUserOrFail()
      if (user.status === 'active') {
        ctx.actor = await actorOfUser(user, ctx.session.get('project') as ChosenProject | undefined)
      }
    }
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
