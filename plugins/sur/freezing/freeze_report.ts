import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { isThrough } from '#plugins/sur/contract/periodic_report'
import { changedSections } from '#plugins/sur/freezing/compare_runs'
import { CountRun } from '#plugins/sur/freezing/count_run'
import { wording } from '#plugins/sur/lang/server/wording'
import { addFreeze, addReading, lastFreeze, readFrozen } from '#plugins/sur/records/freezes'
import { findReport, lockReport, type ReportRow } from '#plugins/sur/records/reports'
import { changeSection, sectionsOf } from '#plugins/sur/records/sections'
import { findSetup } from '#plugins/sur/records/setups'
import { partOf } from '#plugins/sur/reports/roles_of'

/** Freezes the tables of reports, and keeps who read their quality lists. */
@inject()
export class FreezeReport {
  constructor(
    private changes: Changes,
    private database: Database,
    private runs: CountRun
  ) {}

  /**
   * Counts the tables of a report and keeps them with their cases. Where they were frozen before, the
   * sections with a table that changed are open again until their writer has confirmed them. Refuses with
   * 1005 a report that the project does not have, with 1003 whoever does not lead, with 1006 a report that
   * is no longer written and a lock day that is not over, with 2017 a later freeze without a reason.
   */
  async freeze(id: string, reason: string | undefined): Promise<{ seq: number }> {
    const now = today(await projectAtHand())
    const { report, frozen, last } = await this.database.read(async (trx) => {
      const found = await findReport(trx, id)
      const setup = (await findSetup(trx, found.kind))?.values ?? found.setup
      refuseFinal(found)
      if (!partOf(setup).leads) forbid('freeze.lead_alone')
      return {
        report: found,
        frozen: await readFrozen(trx, found.id),
        last: (await lastFreeze(trx, found.id))?.seq ?? 0,
      }
    })
    const { lockPoint } = report.period
    if (now <= lockPoint) {
      const detail = wording('freeze.before_lock', { day: lockPoint })
      throw new kernelErrors.E_DATA_STATUS({ detail })
    }
    if (frozen && !reason) {
      throw new kernelErrors.E_PARAMETER({ detail: wording('freeze.reason_missing') })
    }
    const run = await this.runs.count(report)
    const changed = frozen
      ? changedSections(await this.runs.tablesOf(report.kind), frozen.run.tables, run.tables)
      : []
    const subject = { type: 'periodic_report', id: report.id }
    const act = { name: 'periodic_report.frozen', subject, ...(reason && { reason }) } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      refuseFinal(await lockReport(change, report.id))
      await addFreeze(change, run, last, reason ?? null)
      const sections = await sectionsOf(change.trx, report.id)
      for (const key of changed) {
        const section = sections.get(key)
        if (!section) continue
        await changeSection(change, key, section.revision, {
          figuresChanged: true,
          ...(isThrough(section.state) && { state: 'writing' as const }),
        })
      }
    })
    return { seq: last + 1 }
  }

  /**
   * The actor has read the quality lists of the freeze that holds. Refuses with 1003 whoever does not
   * write, with 1006 a report that is no longer written, one that is not frozen, and lists that were read.
   */
  async read(id: string): Promise<void> {
    const subject = { type: 'periodic_report', id }
    const act = { name: 'periodic_report.lists_read', subject } as const
    await this.changes.record(act, async (change) => {
      const report = await lockReport(change, id)
      refuseFinal(report)
      const setup = (await findSetup(change.trx, report.kind))?.values ?? report.setup
      if (!partOf(setup).writes) forbid('freeze.writers_alone')
      const freeze = await lastFreeze(change.trx, report.id)
      if (!freeze) throw new kernelErrors.E_DATA_STATUS({ detail: wording('freeze.none') })
      await addReading(change, freeze)
    })
  }
}

function refuseFinal({ status }: Pick<ReportRow, 'status'>): void {
  if (status !== 'writing') {
    throw new kernelErrors.E_DATA_STATUS({ detail: wording('freeze.not_written') })
  }
}

function forbid(why: 'freeze.lead_alone' | 'freeze.writers_alone'): never {
  throw new kernelErrors.E_NO_PERMISSION({ detail: wording(why) })
}
