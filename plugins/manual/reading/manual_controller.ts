import type { HttpContext } from '@adonisjs/core/http'

import { showScreen } from '#kernel/http/show_screen'

/** GET /manual: the operation manual. */
export default class ManualController {
  handle(ctx: HttpContext) {
    return showScreen(ctx, 'manual/reading/manual')
  }
}
