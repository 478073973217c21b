import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'

import { receivers } from '#kernel/http/receivers/receiver'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** Hands requests of other programs to whom they are for, before sessions, routes and screens. */
export default class ReceiversMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    if (request.method() !== 'POST') return next()
    const all = await (await app.container.make(PluginRegistry)).collect(receivers)
    const path = request.url()
    const receiver = all.find((each) => each.path === path && each.knows(request.request))
    if (!receiver) return next()
    const { status, headers, body } = await receiver.receive(request.request)
    response.status(status)
    for (const [name, value] of headers) response.header(name, value)
    response.header('Cache-Control', 'no-store')
    response.send(Buffer.from(body))
  }
}
