import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

import { isReady } from '#kernel/health/is_ready'

/**
 * Answers whoever watches the process, before sessions, routes and screens: such a question
 * leaves nothing behind and needs no database to be told that the process lives.
 * `/health/live`: the process answers. `/health/ready`: it can serve.
 */
export default class HealthMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const path = request.url()
    if (!path.startsWith('/health/')) return next()
    response.header('Cache-Control', 'no-store')
    if (path === '/health/live') return response.send({ status: 'alive' })
    if (path !== '/health/ready') return next()
    const readiness = await isReady()
    const serves = readiness.status === 'ready' || readiness.status === 'disk full'
    response.status(serves ? 200 : 503).send(readiness)
  }
}
