import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { usesNoCookie } from '#kernel/identity/api_tokens/asks_for_token'

/** Who comes with a token, or for one, has no session: nothing is kept, and no cookie is sent. */
export default class CookielessMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (usesNoCookie(ctx)) {
      ctx.session.commit = async () => {}
      ctx.response.removeHeader('set-cookie')
    }
    return next()
  }
}
