import { inject } from '@adonisjs/core'

import { ProductLoading } from '#plugins/drugs/contract'
import UploadProducts from '#plugins/drugs/products/upload_products'

/** Does at once what people of the company do with a file. */
@inject()
export default class BringProducts extends ProductLoading {
  constructor(private upload: UploadProducts) {
    super()
  }

  async bring(table: Uint8Array): Promise<void> {
    await this.upload.handle(table)
  }
}
