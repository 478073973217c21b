import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import type { Change } from '#kernel/changes/change'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { willPass } from '#kernel/disks/will_pass'
import { openTransaction } from '#kernel/database/open_transaction'

import { CaseRecords, type LockedCase } from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import { termLeavesAt, withTermLeaves } from '#plugins/coding/places/term_leaves'
import { countCasesOfRun, nextCasesOfRun } from '#plugins/coding/records/cases_of_run'
import { CodingRuns, type RunRow } from '#plugins/coding/records/coding_runs'
import { type RunPlace, RunPlaces } from '#plugins/coding/records/run_places'
import Assign from '#plugins/coding/runs/assign'
import Autocode from '#plugins/coding/runs/autocode'
import type { CaseWork } from '#plugins/coding/runs/case_work'
import Recode from '#plugins/coding/runs/recode'
import { kindsTakenBack } from '#plugins/coding/runs/refuse_taking_back'
import type { RunCounts, RunOrder } from '#plugins/coding/contract/coding_run'
import { addCounts, noCounts } from '#plugins/coding/runs/run_counts'
import TakeBack from '#plugins/coding/runs/take_back'

/** Cases of one transaction. */
const BATCH = 20

/**
 * Works a run off, some cases in one transaction with their trail and with how far the run is. Run
 * again after a cut it goes on behind the last case that is settled; two at once take turns.
 */
@inject()
export default class ProcessRun {
  constructor(
    private runs: CodingRuns,
    private places: RunPlaces,
    private records: CaseRecords,
    private process: CaseProcess,
    private changes: Changes,
    private autocode: Autocode,
    private assign: Assign,
    private recode: Recode,
    private takeBack: TakeBack
  ) {}

  async handle(runId: string): Promise<void> {
    const { asked } = await this.runs.get(runId)
    const work = await this.#workOf(asked)
    let isLeft = true
    while (isLeft) isLeft = await this.#record(runId, work, BATCH)
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

  /**
   * Settles the next cases in one transaction, one alone when that fails, and leaves out the case
   * that fails alone: it must not keep those after it waiting for ever.
   * @returns whether something is left to do
   */
  async #record(runId: string, work: CaseWork, count: number): Promise<boolean> {
    try {
      return await this.changes.recordMany((open) => this.#settle(open, runId, work, count))
    } catch (error) {
      if (willPass(error)) throw error
      if (count > 1) return this.#record(runId, work, 1)
      logger.error({ err: error }, 'A case cannot be coded')
      return this.changes.recordMany((open) => this.#settle(open, runId, null, 1))
    }
  }

  /** @param work nothing for a case that fails */
  async #settle(
    open: OpenChange,
    runId: string,
    work: CaseWork | null,
    count: number
  ): Promise<boolean> {
    const run = await this.runs.takeUp(openTransaction()!, runId)
    // Somebody else has ended it: nothing is done, and no line of the trail says so.
    if (!run) return false
    const change = open({
      name: 'coding_run.processed',
      subject: { type: 'coding_run', id: runId },
    })
    const { trx } = change
    if (run.total === null) {
      await this.runs.sayTotal(change, runId, await countCasesOfRun(trx, run.asked))
    }
    const ids = await nextCasesOfRun(trx, run.asked, run.reached, count)
    if (ids.length === 0) {
      change.note('counts', undefined, run.counts)
      await this.runs.end(change, runId)
      return false
    }
    const done = work ? await this.#change(open, change, run, ids, work) : { failed: 1 }
    await this.runs.settle(change, run, ids.at(-1)!, { ...done, cases: ids.length })
    change.note('cases', undefined, ids.length)
    return true
  }

  async #change(
    open: OpenChange,
    change: Change,
    { id: runId, asked }: RunRow,
    ids: readonly string[],
    work: CaseWork
  ): Promise<RunCounts> {
    const found: LockedCase[] = []
    for (const id of ids) found.push(await this.records.lock(change, id))
    // The process says where a case is left alone, as on archived ones, where nothing is left to do.
    const process = await this.process.current()
    const cases = found.filter(({ status }) => process.find(status)?.isCoded)
    const plans = await work.plan(cases)
    let counts: RunCounts = { ...noCounts, archived: found.length - cases.length }
    const given: RunPlace[] = []
    for (const [at, before] of cases.entries()) {
      const { id, content } = before
      const { placed, counts: own } = plans[at]!
      counts = addCounts(counts, { ...own, changed: placed.length > 0 ? 1 : 0 })
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
    return counts
  }
}
