import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const LEFT_TO_SEND_MS = 5000

/**
 * What is answered before its body was read: the rest is thrown away for a few seconds, so that a
 * client that writes before it reads comes to the answer; then the connection is closed.
 */
export default class UnreadBodyMiddleware {
  handle({ request: { request }, response }: HttpContext, next: NextFn) {
    response.onFinish(() => {
      if (request.complete) return
      request.resume()
      setTimeout(() => {
        if (!request.complete) request.destroy()
      }, LEFT_TO_SEND_MS).unref()
    })
    return next()
  }
}
