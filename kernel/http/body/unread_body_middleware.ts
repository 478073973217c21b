import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { UnreadBodies } from '#kernel/http/body/unread_bodies'

const unread = new UnreadBodies()

/** What is answered before its body was read: the rest is thrown away for a while. */
export default class UnreadBodyMiddleware {
  handle({ request: { request }, response: { response } }: HttpContext, next: NextFn) {
    response.prependOnceListener('finish', () => {
      if (!request.complete) unread.take(request, response)
    })
    return next()
  }
}
