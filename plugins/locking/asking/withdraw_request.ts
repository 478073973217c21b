import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { refuseAct } from '#plugins/locking/deciding/refuse_act'
import { caseOfRequest } from '#plugins/locking/records/case_of_request'
import { UnlockRequests } from '#plugins/locking/records/unlock_requests'

/** Takes a request of one's own back. */
@inject()
export default class WithdrawRequest {
  constructor(
    private changes: Changes,
    private database: Database,
    private requests: UnlockRequests
  ) {}

  /**
   * Refuses with 1005 a request that the project does not have, with 1003 one of somebody else, with 50001
   * one that was decided.
   */
  async handle(id: string): Promise<{ id: string }> {
    const caseId = await caseOfRequest(this.database, id)
    const act = { name: 'case.unlock_withdrawn', subject: { type: 'case', id: caseId } } as const
    return this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      const row = await this.requests.lock(change, id)
      refuseAct('withdraw', row)
      await this.requests.settle(change, row, { status: 'withdrawn' })
      return { id: row.id }
    })
  }
}
