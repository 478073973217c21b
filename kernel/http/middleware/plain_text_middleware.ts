import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { refuseImpossible } from '#kernel/http/impossible_text'

/** Refuses an address with what no message could hold; of the body the reading of it does so. */
export default class PlainTextMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    refuseImpossible([request.params(), request.qs()])
    return next()
  }
}
