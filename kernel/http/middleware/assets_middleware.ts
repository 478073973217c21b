import { extname } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import StaticMiddleware from '@adonisjs/static/static_middleware'

/**
 * Files of the client. Only a path that ends like the name of a file is looked for on the disk: to
 * look for every call and every screen would take a thread that others need for files and hashes.
 */
export default class AssetsMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (extname(ctx.request.url()) === '') return next()
    const files = await ctx.containerResolver.make(StaticMiddleware)
    return files.handle(ctx, next)
  }
}
