import { inject } from '@adonisjs/core'

import { KeptController } from '#kernel/admin/kept/kept_controller'

import { Drugs } from '#plugins/organisation/records/drugs'

@inject()
export default class DrugController extends KeptController {
  constructor(protected resource: Drugs) {
    super()
  }
}
