import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { WorkBatch } from '#kernel/batches/work_batch'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { wording } from '#plugins/signal/lang/server/wording'
import { countAtCut } from '#plugins/signal/records/cases_at_cut'
import { Plans } from '#plugins/signal/records/plans'
import { Runs } from '#plugins/signal/records/runs'
import { PART } from '#plugins/signal/runs/read_at_cut'
import { InputsOfRun } from '#plugins/signal/runs/run_inputs'
import { SIGNAL_RUN } from '#plugins/signal/runs/run_kind'

/** Reports of reference data that are counted while a person waits. */
const MOST_AT_ONCE = 20_000

/** Begins a run of a plan; a small one is done at once. */
@inject()
export class StartRun {
  constructor(
    private plans: Plans,
    private runs: Runs,
    private inputs: InputsOfRun,
    private database: Database,
    private batches: Batches,
    private work: WorkBatch,
    private changes: Changes
  ) {}

  /**
   * @param cut the present moment when absent
   * @param isScheduled whether nobody waits for it: its plan ran by itself
   * @returns id of the run. Refuses with 1005 a plan that the project does not have, with 2017 a cut to
   * come, with 1006 a closed project and reference data that are not in use, with 6016 a cut before the first case unless it is scheduled, with 3000
   * a plan of which a run is not over.
   */
  async handle(planId: string, cut = new Date(), isScheduled = false): Promise<string> {
    const plan = await this.plans.get(planId)
    if (cut.getTime() > Date.now())
      throw new kernelErrors.E_PARAMETER({ fields: ['cut'], detail: wording('runs.cut_to_come') })
    const { settings, name: planName, revision: planRevision } = plan
    const inputs = await this.inputs.at(cut, settings)
    const cases = await this.database.read((trx) => countAtCut(trx, cut))
    if (cases === 0 && !isScheduled)
      throw new kernelErrors.E_NO_PROJECT({ detail: wording('runs.no_cases') })
    const parts = Math.max(1, Math.ceil(cases / PART))
    const id = randomUUID()
    const act = { name: 'signal_run.started', subject: { type: 'signal_run', id } } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      await this.runs.add(change, { id, planId, planName, planRevision, cut, settings, inputs })
      await this.#refuseTwice(planId, id)
      // The last item computes; one before it maps reference data.
      const items = parts + (inputs.reference ? 2 : 1)
      const subjects = Array.from({ length: items }, () => null)
      await this.batches.start(change, {
        id,
        kind: SIGNAL_RUN,
        asked: { planId, isScheduled },
        subjects,
      })
    })
    const isSmall = parts === 1 && (inputs.reference?.reports ?? 0) <= MOST_AT_ONCE
    if (isSmall) await this.work.handle(id)
    return id
  }

  /** Runs are numbered one after the other: whoever comes second sees the first. */
  async #refuseTwice(planId: string, runId: string): Promise<void> {
    const all = await this.runs.all()
    const isRunning = all.some(
      ({ id, planId: plan, state }) => id !== runId && plan === planId && state === 'running'
    )
    if (isRunning)
      throw new kernelErrors.E_NO_REPEAT_SUBMIT({ detail: wording('runs.still_running') })
  }
}
