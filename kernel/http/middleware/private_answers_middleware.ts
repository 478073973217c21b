import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Case data is never kept by a browser or a proxy, and addresses are not told to other sites. */
export default class PrivateAnswersMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    ctx.response.header('Cache-Control', 'no-store')
    ctx.response.header('Referrer-Policy', 'no-referrer')
    ctx.response.header('Cross-Origin-Opener-Policy', 'same-origin')
    return next()
  }
}
