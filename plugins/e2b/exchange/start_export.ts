import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { Changes } from '#kernel/changes/changes'

import { CaseReading } from '#plugins/cases/contract/reading'
import type { ChosenCases } from '#plugins/cases/contract/list_query'
import { type AskedExport, EXPORT } from '#plugins/e2b/records/exports'

/** Begins the export of many cases as E2B(R3), each as a file of its own in one archive. */
@inject()
export default class StartExport {
  constructor(
    private reading: CaseReading,
    private batches: Batches,
    private changes: Changes
  ) {}

  /** @returns id of the export. Refuses what `CaseReading.choose` refuses. */
  async handle(chosen: ChosenCases, asked: AskedExport): Promise<string> {
    const subjects = await this.reading.choose(chosen)
    const id = randomUUID()
    const act = { name: 'e2b_export.started', subject: { type: 'e2b_export', id } } as const
    await this.changes.record(act, async (change) => {
      change.note('cases', undefined, subjects.length)
      await this.batches.start(change, { id, kind: EXPORT, asked, subjects })
    })
    return id
  }
}
