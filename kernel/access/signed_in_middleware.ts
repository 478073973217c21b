import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { readBody } from '#kernel/http/body/read_body'
import { actAs } from '#kernel/tenancy/actor'

/** Lets every signed-in request through, whatever its role, and reads its body. */
export default class SignedInMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!ctx.actor) throw new kernelErrors.E_NOT_LOGGED_IN()
    await readBody(ctx)
    return actAs(ctx.actor, next)
  }
}
