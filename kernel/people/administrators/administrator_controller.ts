import { inject } from '@adonisjs/core'

import { AccountController } from '#kernel/people/accounts/account_controller'
import { Administrators } from '#kernel/people/administrators/administrators'

/** The administrators of companies and of the platform, for the back office. */
@inject()
export default class AdministratorController extends AccountController {
  constructor(protected resource: Administrators) {
    super()
  }

  protected get called() {
    return ['administrator', 'administrators'] as const
  }
}
