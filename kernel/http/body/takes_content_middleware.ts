import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { type BodyLimit, CONTENT_BODY } from '#kernel/http/body/body_limits'

/** Lets the guard read a body as large as a case. */
export default class TakesContentMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    ctx.bodyLimit = CONTENT_BODY
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** How much the body may hold; that of a form when nothing is said. */
    bodyLimit?: BodyLimit
  }
}
