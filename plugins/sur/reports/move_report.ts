import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import type { Words } from '#kernel/language/words'
import { projectAtHand } from '#kernel/tenancy/find_project'

import type { ReportStatus } from '#plugins/sur/contract/periodic_report'
import type { MayOfReport } from '#plugins/sur/contract/shown'
import { wording } from '#plugins/sur/lang/server/wording'
import { countOpenComments } from '#plugins/sur/records/comments'
import { lastFreeze } from '#plugins/sur/records/freezes'
import { addStep, lockReport, type ReportRow } from '#plugins/sur/records/reports'
import { sectionsOf } from '#plugins/sur/records/sections'
import { findSetup } from '#plugins/sur/records/setups'
import { missingOf } from '#plugins/sur/reports/missing_of'
import { mayOf } from '#plugins/sur/reports/roles_of'

/** Moves reports on their way: handed in, sent back, confirmed, finished. */
@inject()
export class MoveReport {
  constructor(private changes: Changes) {}

  /**
   * Refuses with 1005 a report that the project does not have, with 1003 whoever may not do it, with
   * 1006 what its status does not allow and what is not complete, with 2017 a way back without a reason.
   */
  async move(id: string, status: ReportStatus, reason: string | undefined): Promise<void> {
    const now = today(await projectAtHand())
    await this.#record(id, 'moved', reason, async (change, report) => {
      const { may, sections, setup } = await this.#partIn(change, report)
      if (report.status === status) refuse(wording('report.there_already'))
      if (status === 'writing') {
        allow(may, 'sendBack')
        if (!reason)
          throw new kernelErrors.E_PARAMETER({ detail: wording('report.reason_missing') })
      } else if (status === 'confirm') {
        allow(may, 'handIn')
        const comments = await countOpenComments(change.trx, report.id)
        const freeze = await lastFreeze(change.trx, report.id)
        const [first] = missingOf(setup, report.period, sections, comments, freeze, now)
        if (first) refuse(first)
      } else allow(may, 'finish')
      await addStep(change, report, status, reason ?? null)
    })
  }

  /** An auditor agrees with a report. Refuses as `move` does. */
  async confirm(id: string): Promise<void> {
    await this.#record(id, 'confirmed', undefined, async (change, report) => {
      const { may } = await this.#partIn(change, report)
      allow(may, 'confirm')
      await addStep(change, report, 'confirmed')
    })
  }

  async #record(
    id: string,
    verb: 'moved' | 'confirmed',
    reason: string | undefined,
    work: (change: Change, report: ReportRow) => Promise<void>
  ): Promise<void> {
    const subject = { type: 'periodic_report', id }
    const act = { name: `periodic_report.${verb}`, subject, ...(reason && { reason }) } as const
    await this.changes.record(act, async (change) => work(change, await lockReport(change, id)))
  }

  async #partIn({ trx }: Change, report: ReportRow) {
    const setup = (await findSetup(trx, report.kind))?.values ?? report.setup
    const sections = [...(await sectionsOf(trx, report.id)).values()]
    return { setup, sections, may: mayOf(report, setup, sections) }
  }
}

function allow(may: MayOfReport, act: keyof MayOfReport): void {
  if (!may[act]) throw new kernelErrors.E_NO_PERMISSION({ detail: wording(`may_not.${act}`) })
}

function refuse(detail: Words): never {
  throw new kernelErrors.E_DATA_STATUS({ detail })
}
