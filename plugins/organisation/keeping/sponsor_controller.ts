import { inject } from '@adonisjs/core'

import { KeptController } from '#kernel/admin/kept/kept_controller'

import { Sponsors } from '#plugins/organisation/records/sponsors'

@inject()
export default class SponsorController extends KeptController {
  constructor(protected resource: Sponsors) {
    super()
  }
}
