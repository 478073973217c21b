import type { HttpContext } from '@adonisjs/core/http'

import { has, moment, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { described, type Takes } from '#kernel/http/takes'
import { bringsToken } from '#kernel/identity/api_tokens/asks_for_token'
import { passOn } from '#kernel/identity/chosen_project'
import { SESSION_MINUTES } from '#kernel/identity/session_minutes'
import User from '#kernel/identity/user'

/**
 * PUT /token: somebody wants to go on. Any request that a person makes renews the session, this one
 * does nothing else. A token of the API is replaced by a new one for the same project.
 */
export default class RenewController {
  static readonly takes = {
    handle: {
      body: null,
      answers: described({
        oneOf: [has({ seconds: whole }), has({ token: text, expiresAt: moment })],
      }),
    },
  } satisfies Takes

  async handle(ctx: HttpContext) {
    if (!bringsToken(ctx)) return ok({ seconds: SESSION_MINUTES * 60 })
    const user = ctx.auth.use('api').getUserOrFail()
    const token = await User.accessTokens.create(user)
    await passOn(user.currentAccessToken.identifier, token.identifier)
    await User.accessTokens.delete(user, user.currentAccessToken.identifier)
    return ok({ token: token.value!.release(), expiresAt: token.expiresAt!.toISOString() })
  }
}
