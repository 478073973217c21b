import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { showScreen } from '#kernel/http/show_screen'

/** GET /user_home: the home of the project at hand; refuses (6016) who has chosen none. */
export default class UserHomeController {
  async handle(ctx: HttpContext) {
    if (!ctx.actor!.scope) throw new kernelErrors.E_NO_PROJECT()
    return showScreen(ctx, 'kernel/user_home')
  }
}
