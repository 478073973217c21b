import { inject } from '@adonisjs/core'

import { KeptController } from '#kernel/admin/kept/kept_controller'

import { Servers } from '#plugins/organisation/records/servers'

@inject()
export default class ServerController extends KeptController {
  constructor(protected resource: Servers) {
    super()
  }
}
