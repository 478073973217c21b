import { inject } from '@adonisjs/core'

import type { Batch } from '#kernel/batches/batch'
import { BatchItems, type SettledItem } from '#kernel/batches/batch_items'
import { BatchWork, type ItemWork, type Portion } from '#kernel/batches/batch_kind'
import { verdictOn } from '#kernel/batches/verdict_on'

import { CaseRecords, type LockedCase } from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import type { RunCounts, RunOrder } from '#plugins/coding/contract/coding_run'
import { termLeavesAt, withTermLeaves } from '#plugins/coding/places/term_leaves'
import { CodingRuns } from '#plugins/coding/records/coding_runs'
import { type RunPlace, RunPlaces } from '#plugins/coding/records/run_places'
import Assign from '#plugins/coding/runs/assign'
import Autocode from '#plugins/coding/runs/autocode'
import type { CasePlan, CaseWork } from '#plugins/coding/runs/case_work'
import Recode from '#plugins/coding/runs/recode'
import { kindsTakenBack } from '#plugins/coding/runs/refuse_taking_back'
import { addCounts, noCounts } from '#plugins/coding/runs/run_counts'
import { archived, caseVerdict } from '#plugins/coding/runs/case_verdict'
import TakeBack from '#plugins/coding/runs/take_back'

/** Codes the cases of a run, some in one transaction, together with what the run says of them. */
@inject()
export class ProcessRun extends BatchWork<RunOrder> {
  constructor(
    private runs: CodingRuns,
    private items: BatchItems,
    private places: RunPlaces,
    private records: CaseRecords,
    private process: CaseProcess,
    private autocode: Autocode,
    private assign: Assign,
    private recode: Recode,
    private takeBack: TakeBack
  ) {
    super()
  }

  async begin(batch: Batch<RunOrder>): Promise<ItemWork> {
    const work = await this.#workOf(batch.asked)
    return {
      settle: (portion) => this.#settle(portion, batch, work),
      fail: ({ change, items: [{ id }] }, error) =>
        this.#say({ change }, batch.id, [{ id, ...verdictOn(error) }], { failed: 1 }),
    }
  }

  #workOf(order: RunOrder): Promise<CaseWork> {
    switch (order.kind) {
      case 'autocode':
        return this.autocode.work()
      case 'assign':
        return this.assign.work(order)
      case 'recode':
        return this.recode.work(order)
      case 'take_back':
        return this.takeBack.work(order)
    }
  }

  async #settle(portion: Portion, batch: Batch<RunOrder>, work: CaseWork): Promise<void> {
    const { change, items } = portion
    const ids = items.map(({ subject }) => subject!)
    const cases = await this.records.lockMany(change, ids)
    const found = items.map((item, at) => ({ item, before: cases[at]! }))
    // The process says where cases are left alone.
    const process = await this.process.current()
    const open = found.filter(({ before: { status } }) => process.find(status)?.isCoded)
    const shut = found.filter((each) => !open.includes(each))
    const plans = await work.plan(open.map(({ before }) => before))
    await this.#place(portion, batch, work, open, plans)
    const settled = open.map(({ item: { id } }, at) => ({ id, ...caseVerdict(plans[at]!) }))
    const counts = plans.reduce<RunCounts>(
      (sum, { placed, counts: own }) =>
        addCounts(sum, { ...own, changed: placed.length > 0 ? 1 : 0 }),
      { ...noCounts, archived: shut.length }
    )
    const left = shut.map(({ item: { id } }) => ({ id, ...archived }))
    await this.#say(portion, batch.id, [...settled, ...left], counts)
  }

  async #place(
    { open, change }: Portion,
    { id: runId, asked }: Batch<RunOrder>,
    work: CaseWork,
    cases: readonly { before: LockedCase }[],
    plans: readonly CasePlan[]
  ): Promise<void> {
    const given: RunPlace[] = []
    for (const [at, { before }] of cases.entries()) {
      const { id, content } = before
      const { placed } = plans[at]!
      if (placed.length === 0) continue
      await this.records.revise(open({ name: work.act, subject: { type: 'case', id } }), before, {
        content: withTermLeaves(content, placed),
      })
      given.push(
        ...placed.map(({ path, leaves }) => ({
          caseId: id,
          path,
          before: termLeavesAt(content, path),
          after: leaves,
        }))
      )
    }
    if (kindsTakenBack.includes(asked.kind)) await this.places.add(change, runId, given)
  }

  async #say(
    { change }: Pick<Portion, 'change'>,
    runId: string,
    settled: readonly SettledItem[],
    counts: Partial<RunCounts>
  ): Promise<void> {
    await this.items.settle(change, settled)
    await this.runs.count(change, runId, { ...counts, cases: settled.length })
    change.note('cases', undefined, settled.length)
  }
}
