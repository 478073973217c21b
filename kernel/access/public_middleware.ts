import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Says that a route is meant to be reached without signing in. */
export default class PublicMiddleware {
  handle(_ctx: HttpContext, next: NextFn) {
    return next()
  }
}
