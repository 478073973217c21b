import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { WorkBatch } from '#kernel/batches/work_batch'
import { Changes } from '#kernel/changes/changes'
import type { Demonstration, Seed } from '#kernel/seed/seed'
import { actAs } from '#kernel/tenancy/actor'

import { type PlanSettings, usualSettings } from '#plugins/signal/contract/plan'
import { Plans } from '#plugins/signal/records/plans'
import { StartRun } from '#plugins/signal/runs/start_run'
import { SeedAssessments } from '#plugins/signal/seed/seed_assessments'
import { SeedReference } from '#plugins/signal/seed/seed_reference'
import { SeedReports } from '#plugins/signal/seed/seed_reports'
import { SeedViews } from '#plugins/signal/seed/seed_views'
import { demoRoles } from '#tests/invented/companies'
import { REFERENCE } from '#tests/invented/surveillance/reference_reports'

/** The project of the demonstration in which signals are planted. */
const PROJECT = 'PS900'

const PLAN = 'All reports 全部报告'
const settings: PlanSettings = {
  ...usualSettings,
  ...{ levels: ['pt', 'soc'], strata: ['sex', 'age'] },
}

/** The same against reports of others. */
const AGAINST = 'Reports of others 他人的报告'
const against: PlanSettings = {
  ...usualSettings,
  background: { reference: REFERENCE, projectToo: false },
}

/**
 * Reports with planted signals; a run that counts reports of others; a run, further reports and another run,
 * which tells what is new; a signal in each status; views of the pairs. Where there is a plan all is left as people have it.
 */
@inject()
export default class SeedSignals implements Seed {
  constructor(
    private plans: Plans,
    private reports: SeedReports,
    private starting: StartRun,
    private work: WorkBatch,
    private assessments: SeedAssessments,
    private changes: Changes,
    private reference: SeedReference,
    private views: SeedViews
  ) {}

  async handle({ companies }: Demonstration): Promise<void> {
    await this.reference.handle()
    for (const { id: companyId, apart, people } of companies) {
      const projectId = apart[PROJECT]
      if (projectId === undefined) continue
      const { id: userId, name } = people[demoRoles.medical]!
      const scope = { companyId, projectId, environment: 0 } as const
      const permissions = new Set(['CASE_DATA', 'CASE_EDIT', 'CASE_SIGNAL', 'PROCESS_ENTRY'])
      await actAs({ userId, name, permissions, scope }, () => this.#bring())
    }
  }

  async #bring(): Promise<void> {
    if ((await this.plans.all()).length > 0) return
    await this.reports.bring('earlier')
    await this.#run(await this.#plan(AGAINST, against))
    const planId = await this.#plan(PLAN, settings)
    await this.assessments.afterFirst(await this.#run(planId))
    await this.reports.bring('later')
    await this.assessments.afterSecond(await this.#run(planId))
    await this.views.handle()
  }

  async #plan(name: string, of: PlanSettings): Promise<string> {
    const planId = randomUUID()
    const subject = { type: 'signal_plan', id: planId } as const
    await this.changes.record({ name: 'signal_plan.added', subject }, (change) =>
      this.plans.add(change, planId, name, of)
    )
    return planId
  }

  async #run(planId: string): Promise<string> {
    const runId = await this.starting.handle(planId)
    await this.work.handle(runId)
    return runId
  }
}
