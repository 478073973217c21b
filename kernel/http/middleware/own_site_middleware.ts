import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { refuseOtherSites } from '#kernel/http/refuse_other_sites'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what a page of another site makes a browser write here, also with a token against forgery
 * that it got hold of.
 */
export default class OwnSiteMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!READS.has(ctx.request.method())) refuseOtherSites(ctx)
    return next()
  }
}
