import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { OPEN_BODY } from '#kernel/http/body/body_limits'
import { readBody } from '#kernel/http/body/read_body'

/**
 * Reads the small body of a request to a route that anybody may call, because protection against
 * forgery asks whether it wants a token. Every other body waits for its guard.
 */
export default class OpenBodyMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (isOpen(ctx)) await readBody(ctx, OPEN_BODY)
    return next()
  }
}

function isOpen({ route }: HttpContext): boolean {
  const named = [...(route?.middleware.all() ?? [])] as { name?: string }[]
  return named.some(({ name }) => name === 'public')
}
