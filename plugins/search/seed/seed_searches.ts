import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { listSearches } from '#plugins/search/records/saved_searches'
import SaveSearch from '#plugins/search/saving/save_search'
import { demoRoles } from '#tests/invented/companies'
import { demoSearches } from '#tests/invented/searches'

/** Brings searches of the medical reviewer of the demonstration: one that the project shares, one of their own. */
@inject()
export default class SeedSearches implements Seed {
  constructor(
    private database: Database,
    private searches: SaveSearch
  ) {}

  /** Where there is a search already it is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.medical, async () => {
      if ((await this.database.read(listSearches)).length > 0) return
      for (const search of demoSearches) await this.searches.create(search, undefined)
    })
  }
}
