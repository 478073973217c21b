import { inject } from '@adonisjs/core'

import type { OnDuplicate } from '#plugins/e2b/exchange/import_item'
import ProcessImport from '#plugins/e2b/exchange/process_import'

/** The durable job behind an upload; a repeated run goes on with what is still waiting. */
@inject()
export default class ImportJob {
  constructor(private processImport: ProcessImport) {}

  async handle(data: { importId: string; onDuplicate: OnDuplicate }): Promise<void> {
    await this.processImport.handle(data)
  }
}
