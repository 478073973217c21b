import { inject } from '@adonisjs/core'

import { RunSearch } from '#plugins/literature/searching/run_search'

/** Asks the source of a search apart from what answers requests. */
@inject()
export default class SearchJob {
  constructor(private running: RunSearch) {}

  async handle({ searchId }: { readonly searchId: string }): Promise<void> {
    await this.running.handle(searchId)
  }
}
