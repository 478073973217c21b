import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

import { showScreen } from '#kernel/http/show_screen'

/** GET /license: under which terms the product is used. */
export default class LicenseController {
  async handle(ctx: HttpContext) {
    return showScreen(ctx, 'kernel/license', { holder: app.config.get('product.holder') })
  }
}
