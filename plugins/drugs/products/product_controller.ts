import { inject } from '@adonisjs/core'

import { KeptController } from '#kernel/admin/kept/kept_controller'

import { Products } from '#plugins/drugs/records/products'

@inject()
export default class ProductController extends KeptController {
  constructor(protected resource: Products) {
    super()
  }
}
