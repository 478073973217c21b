import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { apiBase } from '#kernel/http/api_base'

const FORGERY_TOKEN = 'XSRF-TOKEN'

/**
 * Answers of one browser overtake each other. The session of a request may have got another id at
 * sign-in, with a project or a password while the request was under way: its own answer, which comes
 * late, must not give the browser the old id back, which signs it out. So an answer sends the cookie
 * of the session only where its id has changed, and a call of nobody brings no token of a session
 * that is gone.
 */
export default class SteadyCookiesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const output = await next()
    const { session, request, response, actor } = ctx
    const name = session.config.cookieName
    if (request.cookie(name) !== session.sessionId) return output
    const isCallOfNobody = actor === undefined && request.url().startsWith(`${apiBase()}/`)
    const left = isCallOfNobody ? [name, FORGERY_TOKEN] : [name]
    const lines = [response.getHeader('set-cookie') ?? []].flat().map(String)
    response.removeHeader('set-cookie')
    for (const line of lines) {
      if (!left.includes(line.slice(0, line.indexOf('=')))) response.append('set-cookie', line)
    }
    return output
  }
}
