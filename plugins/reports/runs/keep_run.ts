import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { createOnce } from '#kernel/http/idempotency/create_once'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { ReportParameters } from '#plugins/reports/contract'
import { countReport } from '#plugins/reports/counting/count_report'
import { knownFacts, reportNamed } from '#plugins/reports/counting/known_facts'
import { missingFacts, partQuery, partsOf } from '#plugins/reports/counting/part_query'
import { addCasesOfPart, addRun } from '#plugins/reports/records/report_runs'

/** What somebody keeps. */
export interface RunToKeep {
  readonly report: string
  readonly name: string
  readonly parameters: ReportParameters
}

/** Keeps what a report says now, with the cases behind each number. */
@inject()
export default class KeepRun {
  constructor(
    private changes: Changes,
    private database: Database
  ) {}

  /** Refuses what `countReport` refuses, with 1005 an unknown report. */
  async handle(wish: RunToKeep, key?: string): Promise<{ id: string }> {
    const report = await reportNamed(wish.report)
    return createOnce(this.changes, 'report_run.kept', { key, request: wish }, async (open) => {
      const id = newId()
      const change = open({ name: 'report_run.kept', subject: { type: 'report_run', id } })
      await refuseClosedProject(change)
      // Counted in the transaction that keeps the cases: both see the same.
      const result = await this.database.read((trx) => countReport(trx, report, wish.parameters))
      await addRun(change, { id, name: wish.name, result })
      const known = await knownFacts()
      for (const part of partsOf(report, wish.parameters)) {
        if (missingFacts(part, known).length > 0) continue
        await addCasesOfPart(change, id, await partQuery(part, wish.parameters, known))
      }
      return { id }
    })
  }
}
