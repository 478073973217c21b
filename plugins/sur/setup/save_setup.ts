import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { membersWith } from '#kernel/people/members/members_with'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { PeriodicSetup } from '#plugins/sur/contract/setup'
import { wording } from '#plugins/sur/lang/server/wording'
import { listReports } from '#plugins/sur/records/reports'
import { findSetup, writeSetup } from '#plugins/sur/records/setups'

/** Keeps how a project makes one kind of periodic report. */
@inject()
export class SaveSetup {
  constructor(
    private changes: Changes,
    private database: Database
  ) {}

  /**
   * Refuses with 1006 an earlier revision, with 2017 people who may not work on this kind, and another
   * birth date or cycle once reports were opened by them: their periods would no longer adjoin.
   */
  async handle(kind: ReportKind, revision: number, values: PeriodicSetup): Promise<void> {
    const { id, members, reports } = await this.database.read(async (trx) => ({
      id: (await findSetup(trx, kind))?.id ?? newId(),
      members: await membersWith(trx, kind),
      reports: await listReports(trx, kind),
    }))
    const known = new Set(members.map((member) => member.id))
    const named = [values.leadId, ...values.writerIds, ...values.auditorIds]
    if (named.some((one) => !known.has(one))) refuse(wording('setup.unknown_person', { kind }))
    const opened = reports[0]?.setup
    const moves =
      opened && (opened.birthDate !== values.birthDate || opened.cycleYears !== values.cycleYears)
    if (moves) refuse(wording('setup.periods_fixed', { day: opened.birthDate }))
    const act = { name: 'periodic_setup.saved', subject: { type: 'periodic_setup', id } } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      await writeSetup(change, kind, revision, values)
    })
  }
}

function refuse(detail: ReturnType<typeof wording>): never {
  throw new kernelErrors.E_PARAMETER({ detail })
}
