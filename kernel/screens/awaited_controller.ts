import type { HttpContext } from '@adonisjs/core/http'

import { showScreen } from '#kernel/http/show_screen'
import { awaitedScreens } from '#kernel/screens/awaited_screens'

/** Says of a promised address which part of the product it belongs to, and that this is not here. */
export default class AwaitedController {
  async handle(ctx: HttpContext) {
    const path = ctx.request.url()
    const { label } = awaitedScreens.find(({ addresses }) => addresses.includes(path))!
    return showScreen(ctx, 'kernel/awaited', { part: label })
  }
}
