import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/shield'

import { isOwnSite } from '#kernel/http/is_own_site'
import { usesNoCookie } from '#kernel/identity/api_tokens/asks_for_token'

/**
 * Refuses what a page of another site makes a browser do here in somebody's name. Browsers say
 * themselves where a request comes from; programs, which say nothing of the kind, carry no cookie of
 * somebody else. Whatever writes is asked for this, a GET that writes asks for it itself.
 */
export function refuseOtherSites(ctx: HttpContext): void {
  if (!usesNoCookie(ctx) && !isOwnSite(ctx)) throw new errors.E_BAD_CSRF_TOKEN()
}
