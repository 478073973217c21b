import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { ChosenCases } from '#plugins/cases/contract/list_query'
import { CaseReading } from '#plugins/cases/contract/reading'
import { Papers } from '#plugins/papers/contract'
import { wording } from '#plugins/papers/lang/server/wording'
import { type AskedRun, RUN } from '#plugins/papers/records/paper_runs'

/** Begins to print the same paper of many cases, each as a file of its own in one archive. */
@inject()
export default class StartRun {
  constructor(
    private papers: Papers,
    private reading: CaseReading,
    private batches: Batches,
    private changes: Changes
  ) {}

  /**
   * Refuses with 6016 where no case is chosen, what `Papers.check` refuses, and what `CaseReading.choose`
   * refuses. @returns id of the run
   */
  async handle(asked: AskedRun, chosen: ChosenCases): Promise<string> {
    const isNone = 'caseIds' in chosen && chosen.caseIds.length === 0
    if (isNone) throw new kernelErrors.E_NO_PROJECT({ detail: wording('run.none_chosen') })
    await this.papers.check(asked)
    const subjects = await this.reading.choose(chosen)
    const id = newId()
    const act = { name: 'paper_run.started', subject: { type: 'paper_run', id } } as const
    await this.changes.record(act, async (change) => {
      for (const [name, value] of Object.entries(asked)) change.note(name, undefined, value)
      change.note('cases', undefined, subjects.length)
      await this.batches.start(change, { id, kind: RUN, asked, subjects })
    })
    return id
  }
}
