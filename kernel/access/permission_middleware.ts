import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import AccessPolicy from '#kernel/access/access_policy'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { actAs } from '#kernel/tenancy/actor'

/**
 * Lets a request through that is signed in, has chosen a project and carries the permission; runs
 * the rest of it as that actor.
 */
export default class PermissionMiddleware {
  async handle(ctx: HttpContext, next: NextFn, permission: string) {
    const { actor } = ctx
    if (!actor) throw new kernelErrors.E_NOT_LOGGED_IN()
    if (!actor.scope) throw new kernelErrors.E_NO_PROJECT()
    if (await ctx.bouncer.with(AccessPolicy).denies('open', permission)) {
      throw new kernelErrors.E_NO_PERMISSION()
    }
    return actAs(actor, next)
  }
}
