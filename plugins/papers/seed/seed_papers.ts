import { inject } from '@adonisjs/core'

import { WorkBatch } from '#kernel/batches/work_batch'
import { Database } from '#kernel/database/database'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { CaseReading } from '#plugins/cases/contract/reading'
import { Papers } from '#plugins/papers/contract'
import { listRuns } from '#plugins/papers/records/paper_runs'
import StartRun from '#plugins/papers/runs/start_run'
import { demoRoles } from '#tests/invented/companies'

const PROJECT = 'PH302'
const CASES = 10

/** Has the administrator of a project print CIOMS I of ten cases, which are ready to be downloaded. */
@inject()
export default class SeedPapers implements Seed {
  constructor(
    private database: Database,
    private reading: CaseReading,
    private runs: StartRun,
    private work: WorkBatch,
    private papers: Papers
  ) {}

  /** Where there are some already they are left as they are. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.manager, async (project, environment) => {
      if (project !== PROJECT || environment !== 0) return
      if ((await this.database.read(listRuns)).length > 0) return
      const { rows } = await this.reading.query({ pageSize: 20 })
      if (rows.length === 0) return
      const caseIds = rows.slice(0, CASES).map(({ id }) => id)
      const asked = { form: 'cioms', language: 'both', privacy: 'regulator', kind: 'pdf' } as const
      const runId = await this.runs.handle(asked, { caseIds })
      await this.work.handle(runId)
    })
    await this.papers.close()
  }
}
