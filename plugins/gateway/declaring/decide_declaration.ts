import { inject } from '@adonisjs/core'

import { Changes, type OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseRecords } from '#plugins/cases/contract'
import { wording } from '#plugins/gateway/lang/server/wording'
import { selectPlaced } from '#plugins/gateway/records/case_at_destinations'
import { writeDecision } from '#plugins/gateway/records/declarations'
import { Destinations } from '#plugins/gateway/records/destinations'

/** What somebody says of a case at a destination. */
export interface SaidDecision {
  readonly caseId: string
  readonly destinationId: string
  /** Whether it goes there. */
  readonly isRequired: boolean
  /** Why it does not. */
  readonly reason?: string
}

/** Confirms that a case goes to a destination, or says that it does not. */
@inject()
export class DecideDeclaration {
  constructor(
    private changes: Changes,
    private records: CaseRecords,
    private destinations: Destinations
  ) {}

  /**
   * Refuses with 2604 an unknown case, with 1005 an unknown destination, with 2017 a case that does not go
   * there for no reason, with 1006 what was submitted there, and in a closed project.
   */
  async handle(said: SaidDecision): Promise<void> {
    await this.changes.recordMany((open) => this.within(open, said))
  }

  /** The same as one act of several. */
  async within(open: OpenChange, said: SaidDecision): Promise<void> {
    const { caseId, destinationId, isRequired, reason } = said
    if (!isRequired && reason === undefined) {
      throw new kernelErrors.E_PARAMETER({ detail: wording('declare.say_why'), fields: ['reason'] })
    }
    const { code } = await this.destinations.at(destinationId)
    const name = isRequired ? 'case.declaration_confirmed' : 'case.declaration_refused'
    const change = open({ name, subject: { type: 'case', id: caseId }, reason })
    await refuseClosedProject(change)
    const { version } = await this.records.lock(change, caseId)
    const part = { from: 0, count: 1 }
    const { rows } = await selectPlaced(change.trx, { caseIds: [caseId], destinationId }, part)
    if (!['to_confirm', 'due', 'not_required'].includes(rows[0]?.state ?? 'to_confirm')) {
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('deeds.submitted') })
    }
    await writeDecision(change, { caseId, destinationId, version, isRequired, reason })
    change.note('destination', undefined, code)
  }
}
