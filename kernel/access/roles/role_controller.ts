import { inject } from '@adonisjs/core'

import { Roles } from '#kernel/access/roles/roles'
import { KeptController } from '#kernel/admin/kept/kept_controller'

/** The roles of the company, for the back office. */
@inject()
export default class RoleController extends KeptController {
  constructor(protected resource: Roles) {
    super()
  }
}
