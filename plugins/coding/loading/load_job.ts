import { inject } from '@adonisjs/core'

import LoadRelease from '#plugins/coding/loading/load_release'

/** The durable job behind an upload; a repeated run begins anew, or finds that it is done. */
@inject()
export default class LoadJob {
  constructor(private loadRelease: LoadRelease) {}

  async handle({ loadId }: { loadId: string }): Promise<void> {
    await this.loadRelease.handle(loadId)
  }
}
