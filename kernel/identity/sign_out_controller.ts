import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'

/** Ends the session and forgets all that it held. */
export default class SignOutController {
  async handle({ auth, session }: HttpContext) {
    await auth.use('web').logout()
    session.clear()
    return ok({})
  }
}
