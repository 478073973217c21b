import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { selectRuns } from '#plugins/reports/records/report_runs'
import KeepRun from '#plugins/reports/runs/keep_run'
import { demoRoles } from '#tests/invented/companies'
import { demoRuns } from '#tests/invented/reports'

/** Brings runs that the medical reviewer of the demonstration keeps. */
@inject()
export default class SeedReports implements Seed {
  constructor(
    private database: Database,
    private runs: KeepRun
  ) {}

  /** Where there is a run already it is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.medical, async () => {
      if ((await this.database.read((trx) => selectRuns(trx))).length > 0) return
      for (const run of demoRuns) await this.runs.handle(run)
    })
  }
}
