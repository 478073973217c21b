import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { WorkBatch } from '#kernel/batches/work_batch'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { type DescribedTerm, MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { wording } from '#plugins/coding/lang/server/wording'
import { nameFor } from '#plugins/coding/places/placed_term'
import { casesOfRun } from '#plugins/coding/records/cases_of_run'
import { CodingRuns } from '#plugins/coding/records/coding_runs'
import { refuseNothingToDo } from '#plugins/coding/runs/refuse_nothing_to_do'
import type { RunOrder } from '#plugins/coding/contract/coding_run'
import { CODING_RUN } from '#plugins/coding/runs/run_kind'
import { noneInUse } from '#plugins/coding/versions/missing_versions'
import { ProjectVersion } from '#plugins/coding/versions/project_version'

/** So many cases are changed while one waits for the answer; more are left to the job alone. */
const AT_ONCE = 20

/** Begins a run and, when it is about a handful of cases, ends it too. */
@inject()
export default class StartRun {
  constructor(
    private runs: CodingRuns,
    private batches: Batches,
    private work: WorkBatch,
    private versions: ProjectVersion,
    private dictionary: MedicalDictionary,
    private database: Database,
    private changes: Changes
  ) {}

  /**
   * @param among ids of the cases that it is limited to; all of the project when absent
   * @returns id of the run. Refuses with 1006 a closed project, with 1005 when no version is in use,
   * with 2017 a term that may not be coded with, versions that are not to be had and what no case has,
   * with 1006 a run that cannot be taken back.
   */
  async handle(asked: RunOrder, among?: readonly string[]): Promise<string> {
    const { order, version } = await this.#settled(asked)
    const id = randomUUID()
    const subjects = await this.database.read((trx) => casesOfRun(trx, order, among))
    if (subjects.length === 0) refuseNothingToDo(order)
    const act = { name: 'coding_run.started', subject: { type: 'coding_run', id } } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      change.note('asked', undefined, order)
      // Also for a short one: should this process or the database go away now, the job does the rest.
      await this.batches.start(change, { id, kind: CODING_RUN, asked: order, subjects })
      await this.runs.add(change, id, version)
      if (order.kind === 'take_back') await this.runs.takeBack(change, order.runId, id)
    })
    if (subjects.length <= AT_ONCE) await this.work.handle(id)
    return id
  }

  /** The order with what is kept of it for those who look at it later; refuses an unsound one. */
  async #settled(order: RunOrder): Promise<{ order: RunOrder; version: string }> {
    if (order.kind === 'take_back') {
      const run = await this.runs.get(order.runId)
      return { order: { ...order, of: run.asked }, version: run.version }
    }
    const active = await this.versions.active()
    if (active.length === 0) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: noneInUse })
    const version = (await this.versions.current())!
    if (order.kind === 'recode') {
      if (!active.includes(order.to)) throw refused('to', notInUse)
      if (order.from === order.to) throw refused('to', sameVersion)
      for (const code of Object.values(order.replace)) await this.#term(order.to, code)
      return { order, version: order.to }
    }
    if (order.kind === 'autocode') return { order, version }
    const name = nameFor(await this.#term(version, order.code), order.verbatim)
    return { order: { ...order, name }, version }
  }

  async #term(version: string, code: number): Promise<DescribedTerm> {
    const term = await this.dictionary.term(version, 'llt', code)
    if (!term?.isCurrent) throw refused('code', noTerm(version, code))
    return term
  }
}

function refused(field: string, message: Words) {
  return new kernelErrors.E_PARAMETER({
    detail: message,
    errors: [{ field, rule: 'term', message }],
  })
}

const notInUse = wording('start_run.not_in_use')
const sameVersion = wording('start_run.same_version')
const noTerm = (version: string, code: number) => wording('start_run.no_term', { version, code })
