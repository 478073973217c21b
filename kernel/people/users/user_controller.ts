import { inject } from '@adonisjs/core'

import { AccountController } from '#kernel/people/accounts/account_controller'
import { Users } from '#kernel/people/users/users'

/** The users of the company, for the back office. */
@inject()
export default class UserController extends AccountController {
  constructor(protected resource: Users) {
    super()
  }
}
