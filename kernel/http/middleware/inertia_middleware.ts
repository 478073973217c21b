import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'

import { sharedProps } from '#kernel/http/shared_props'

/** Gives every screen what the shell needs: who, where, which language, which menu. */
export default class InertiaMiddleware extends BaseInertiaMiddleware {
  share(ctx: HttpContext) {
    // The shape is JSON by construction; the package cannot see that through a promise.
    return { shell: (() => sharedProps(ctx)) as never }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}
