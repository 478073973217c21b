import { inject } from '@adonisjs/core'

import { KeptController } from '#kernel/admin/kept/kept_controller'

import { DrugReferences } from '#plugins/organisation/records/drug_references'

@inject()
export default class DrugReferenceController extends KeptController {
  constructor(protected resource: DrugReferences) {
    super()
  }
}
