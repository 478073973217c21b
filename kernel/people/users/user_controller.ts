import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { KeptController } from '#kernel/admin/kept/kept_controller'
import { ok } from '#kernel/http/envelope'
import { Users } from '#kernel/people/users/users'

/** The users of the company, for the back office. */
@inject()
export default class UserController extends KeptController {
  constructor(protected resource: Users) {
    super()
  }

  async freeze({ params }: HttpContext) {
    return ok(await this.resource.turn(params.id, 'frozen'))
  }

  async unfreeze({ params }: HttpContext) {
    return ok(await this.resource.turn(params.id, 'active'))
  }
}
