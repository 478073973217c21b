import type { HttpContext } from '@adonisjs/core/http'

import { showScreen } from '#kernel/http/show_screen'

/** The operation manual; its words lie with the other words of the shell. */
export default class ManualController {
  handle(ctx: HttpContext) {
    return showScreen(ctx, 'kernel/manual')
  }
}
