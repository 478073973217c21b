import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { refuseImpossibleText } from '#kernel/http/impossible_text'

/** Refuses what no message could hold, wherever in the request it is. */
export default class PlainTextMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    refuseImpossibleText([request.params(), request.qs(), request.body()])
    return next()
  }
}
