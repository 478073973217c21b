import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Database } from '#kernel/database/database'
import { Jobs } from '#kernel/jobs/jobs'
import { inEachScope } from '#kernel/tenancy/as_system'

import { runsToTry } from '#plugins/literature/records/search_rows'
import { dayAtHand } from '#plugins/literature/searching/day_at_hand'
import { PlanSearches, SEARCH } from '#plugins/literature/searching/plan_searches'

/** More of one project are found by the next run. */
const MOST = 200

/** Begins the searches that are due, and those whose time to be tried again has come. */
@inject()
export default class BeginSearches {
  constructor(
    private database: Database,
    private planning: PlanSearches,
    private jobs: Jobs
  ) {}

  async handle(): Promise<void> {
    await inEachScope(async ({ code }) => {
      try {
        await this.planning.handle(dayAtHand())
        for (const searchId of await this.database.read((trx) => runsToTry(trx, MOST))) {
          await this.jobs.enqueue(null, SEARCH, { searchId }, { singletonKey: searchId })
        }
      } catch (error) {
        logger.error({ err: error, project: code }, 'Searches of literature cannot be begun')
      }
    })
  }
}
