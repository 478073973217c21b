import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { WorkBatch } from '#kernel/batches/work_batch'
import { Changes } from '#kernel/changes/changes'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'
import { actAs, currentActor } from '#kernel/tenancy/actor'

import { AssessSignal } from '#plugins/signal/assessing/assess_signal'
import { type PlanSettings, usualSettings } from '#plugins/signal/contract/plan'
import type { SignalStatus } from '#plugins/signal/contract/signal'
import { Plans } from '#plugins/signal/records/plans'
import { SignalRows } from '#plugins/signal/records/signal_rows'
import { StartRun } from '#plugins/signal/runs/start_run'
import { RunPairs } from '#plugins/signal/showing/run_pairs'
import { demoRoles } from '#tests/invented/companies'

const permissions = new Set(['CASE_DATA', 'CASE_SIGNAL'])

/** The project of the demonstration whose products are on the market. */
const PROJECT = 'PH900'

/** Run one after the other: the second counts more, and tells what is new. */
const demoPlans: readonly (readonly [name: string, settings: PlanSettings])[] = [
  ['Serious reports 严重报告', { ...usualSettings, seriousOnly: true }],
  ['All reports 全部报告', { ...usualSettings, levels: ['pt', 'soc'] }],
]

/** In the order of the pairs: what was decided of each, and why. */
const decisions: readonly (readonly [SignalStatus, string])[] = [
  [0, ''],
  [1, '时间关系合理，继续评价 Plausible in time; goes on'],
  [2, '缺少实验室结果 Laboratory results are missing'],
  [3, '由原发疾病解释 Explained by the underlying disease'],
  [4, '修订说明书 The label is revised'],
]

/** Plans, two runs and a signal in each status. Where there is a plan it is left as people have it. */
@inject()
export default class SeedSignals implements Seed {
  constructor(
    private plans: Plans,
    private starting: StartRun,
    private work: WorkBatch,
    private pairs: RunPairs,
    private assessing: AssessSignal,
    private signals: SignalRows,
    private changes: Changes
  ) {}

  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.medical, async (project, environment) => {
      if (project !== PROJECT || environment !== 0) return
      await actAs({ ...currentActor(), permissions }, () => this.#bring())
    })
  }

  async #bring(): Promise<void> {
    if ((await this.plans.all()).length > 0) return
    let runId = ''
    for (const [name, settings] of demoPlans) {
      const planId = randomUUID()
      const subject = { type: 'signal_plan', id: planId } as const
      await this.changes.record({ name: 'signal_plan.added', subject }, (change) =>
        this.plans.add(change, planId, name, settings)
      )
      runId = await this.starting.handle(planId)
      await this.work.handle(runId)
    }
    const { rows } = await this.pairs.page(
      { runId, level: 'pt' },
      { view: 'all', from: 0, count: 5 }
    )
    for (const [at, { drug, drugName, term, termName }] of rows.entries()) {
      const terms = [{ key: term, words: termName }]
      const id = await this.assessing.make({ key: drug, words: drugName }, terms, runId)
      const [to, reason] = decisions[at]!
      if (to === 0) continue
      const { revision } = await this.signals.get(id)
      await this.assessing.act(id, revision, { kind: 'status', to, reason })
    }
  }
}
