import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/**
 * A request that the screen makes by itself, at intervals: it does not keep the session alive, or
 * one that nobody works in would never end (30 minutes without a request).
 * It brings no cookies either: its answer may come late, in the middle of the next sign-in.
 */
export default class UnattendedMiddleware {
  async handle({ session, response }: HttpContext, next: NextFn) {
    session.commit = async () => {}
    response.removeHeader('set-cookie')
    return next()
  }
}
