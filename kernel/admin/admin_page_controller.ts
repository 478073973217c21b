import type { HttpContext } from '@adonisjs/core/http'

import { languageOf } from '#kernel/language/language_of'

/** The page of the back office; what it holds comes from plugins and is loaded by the browser. */
export default class AdminPageController {
  async handle(ctx: HttpContext) {
    const { actor, inertia, request, view } = ctx
    // Asked for from a screen of the product: the browser leaves that page and opens this one.
    if (request.header('x-inertia')) return inertia.location(request.url(true))
    const permissions = [...(actor?.permissions ?? [])].join(' ')
    return view.render('admin', { lang: languageOf(ctx), user: actor?.name, permissions })
  }
}
