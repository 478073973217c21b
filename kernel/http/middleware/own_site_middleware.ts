import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { errors } from '@adonisjs/shield'

import { isOwnSite } from '#kernel/http/is_own_site'
import { usesNoCookie } from '#kernel/identity/api_tokens/asks_for_token'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a page of another site makes a browser write here, also with a token against forgery
 * that it got hold of. Browsers say themselves where a request comes from; programs, which say
 * nothing of the kind, carry no cookie of somebody else.
 */
export default class OwnSiteMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const mayBeForged = !READS.has(ctx.request.method()) && !usesNoCookie(ctx)
    if (mayBeForged && !isOwnSite(ctx)) throw new errors.E_BAD_CSRF_TOKEN()
    return next()
  }
}
