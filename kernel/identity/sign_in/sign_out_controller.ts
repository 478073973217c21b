import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { refuseOtherSites } from '#kernel/http/refuse_other_sites'
import type { Takes } from '#kernel/http/takes'
import { bringsToken } from '#kernel/identity/api_tokens/asks_for_token'
import { RecordSignIn } from '#kernel/identity/sign_in/record_sign_in'

/**
 * Ends the session and forgets all that it held, or ends the token that the request brings. It is a
 * GET, as clients know it, which a browser sends with its cookie when a link on any page is followed:
 * one on a page of another site ends nothing.
 */
@inject()
export default class SignOutController {
  static readonly takes = {
    handle: { answers: answeringNothing },
  } satisfies Takes

  constructor(private trail: RecordSignIn) {}

  async handle(ctx: HttpContext) {
    const { auth, session, request, actor } = ctx
    refuseOtherSites(ctx)
    if (actor) await this.trail.left(auth.getUserOrFail(), request.ip())
    if (bringsToken(ctx)) await auth.use('api').invalidateToken()
    else {
      await auth.use('web').logout()
      session.clear()
    }
    return ok({})
  }
}
