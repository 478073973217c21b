import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { answerOnce } from '#kernel/http/idempotency/answer_once'
import { Mails } from '#kernel/mail/mails'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { CaseLocks } from '#plugins/process/contract/case_locks'
import { refuseAct } from '#plugins/locking/deciding/refuse_act'
import { lockingErrors } from '#plugins/locking/errors'
import { wording } from '#plugins/locking/lang/server/wording'
import { caseOfRequest } from '#plugins/locking/records/case_of_request'
import type { UnlockRequestRow } from '#plugins/locking/records/unlock_request_row'
import { UnlockRequests } from '#plugins/locking/records/unlock_requests'

/** What somebody decides of a request. */
export type Decision = { readonly unlockRequestId: string } & (
  | { readonly act: 'approve'; readonly node: string; readonly answer?: string }
  | { readonly act: 'reject'; readonly answer: string }
)

const names = { approve: 'case.unlocked', reject: 'case.unlock_rejected' } as const

/** Decides a request of somebody else, and tells them. */
@inject()
export default class DecideRequest {
  constructor(
    private changes: Changes,
    private database: Database,
    private reading: CaseReading,
    private locks: CaseLocks,
    private requests: UnlockRequests,
    private mails: Mails
  ) {}

  /**
   * Refuses with 1005 a request that the project does not have, with 1003 one’s own, with 50001 one that
   * was decided meanwhile, with 2017 a node at which the case cannot go on, with 30017 one at which nobody
   * is found for it.
   * @param key of a request that may come twice
   */
  async handle(decision: Decision, key?: string): Promise<{ id: string }> {
    const { unlockRequestId: id, act, answer } = decision
    const caseId = await caseOfRequest(this.database, id)
    const { caseNo } = await this.reading.get(caseId)
    const doing = {
      ...{ name: names[act], subject: { type: 'case', id: caseId }, reason: answer },
    } as const
    return answerOnce(this.changes, doing, { key, request: decision }, async (change) => {
      await refuseClosedProject(change)
      // The case first, as whoever asks: two who decide at once wait for each other here.
      const lock = await this.locks.lock(change, caseId)
      const row = await this.requests.lock(change, id)
      refuseAct(act, row)
      if (!lock) throw new lockingErrors.E_UNLOCK_DECIDED()
      if (decision.act === 'approve') {
        const { node } = decision
        await this.requests.settle(change, row, { status: 'approved', answer, node })
        await this.locks.unlock(change, caseId, { node, reason: row.reason })
      } else {
        await this.requests.settle(change, row, { status: 'rejected', answer })
      }
      await this.#tell(change, row, caseNo)
      return { id: row.id }
    })
  }

  /** That it is decided, and where to look; never what a case says. */
  async #tell(change: Change, { askerId, status }: UnlockRequestRow, caseNo: string) {
    const { code } = await projectAtHand()
    const values = { caseNo, code, name: currentActor().name }
    const said = status === 'approved' ? 'approved' : 'rejected'
    await this.mails.tell(change, {
      userId: askerId,
      subject: wording(`decide_request.${said}`, values),
      text: wording(`decide_request.${said}_text`, values),
    })
  }
}
