import { inject } from '@adonisjs/core'

import { LoadReference } from '#plugins/signal/reference/loading/load_reference'

/** The durable job behind an upload of reference data. */
@inject()
export default class LoadJob {
  constructor(private loading: LoadReference) {}

  async handle({ referenceId }: { referenceId: string }): Promise<void> {
    await this.loading.handle(referenceId)
  }
}
