import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import { createOnce } from '#kernel/http/idempotency/create_once'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { ordinalOn, periodOf } from '#plugins/sur/contract/periods'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import { wording } from '#plugins/sur/lang/server/wording'
import { addReport, addStep, findOfPeriod } from '#plugins/sur/records/reports'
import { addSections, sectionsOf } from '#plugins/sur/records/sections'
import { ReadReports } from '#plugins/sur/reports/read_reports'
import { partOf } from '#plugins/sur/reports/roles_of'
import { templateOf } from '#plugins/sur/templates/templates'

/** Opens the report of a period: its sections, with the text of the report before. */
@inject()
export class OpenReport {
  constructor(
    private changes: Changes,
    private database: Database,
    private reports: ReadReports
  ) {}

  /**
   * Refuses with 1003 whoever does not lead, with 2017 a period that has not begun, with 1006 one that
   * has its report, and a later one while an earlier report is not finished.
   */
  async handle(
    kind: ReportKind,
    ordinal: number,
    key: string | undefined
  ): Promise<{ rbId: string }> {
    const setup = await this.reports.setupOf(kind)
    if (!partOf(setup).leads) {
      throw new kernelErrors.E_NO_PERMISSION({ detail: wording('report.lead_alone') })
    }
    const period = periodOf(setup, ordinal)
    if (ordinal > ordinalOn(setup, today(await projectAtHand()))) {
      const detail = wording('report.not_begun', { day: period.start })
      throw new kernelErrors.E_PARAMETER({ detail })
    }
    const last = await this.database.read((trx) => findOfPeriod(trx, kind, ordinal - 1))
    if (last && last.status !== 'finished') {
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('report.last_unfinished') })
    }
    const request = { key, request: { kind, ordinal } }
    return createOnce(this.changes, 'periodic_report.opened', request, async (open) => {
      const rbId = newId()
      const change = open({
        name: 'periodic_report.opened',
        subject: { type: 'periodic_report', id: rbId },
      })
      const { trx } = change
      await refuseClosedProject(change)
      if (await findOfPeriod(trx, kind, ordinal)) {
        throw new kernelErrors.E_DATA_STATUS({ detail: wording('report.there') })
      }
      await addReport(change, kind, period, setup)
      await addStep(change, { id: rbId, status: 'writing', steps: [] }, 'writing')
      const before = last ? await sectionsOf(trx, last.id) : undefined
      const sections = templateOf(kind).sections.map(({ key: each }) => ({
        key: each,
        before: before?.get(each),
      }))
      await addSections(change, sections)
      return { rbId }
    })
  }
}
