import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { refuseImpossibleText } from '#kernel/http/impossible_text'
import { refuseLostKeys } from '#kernel/http/lost_keys'

/** Refuses what no message could hold, wherever in the request it is, and what would be lost of it. */
export default class PlainTextMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    if (request.bodyType === 'json') refuseLostKeys(request.raw() ?? '')
    refuseImpossibleText([request.params(), request.qs(), request.body()])
    return next()
  }
}
