import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answerOnce } from '#kernel/http/idempotency/answer_once'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { CaseLocks } from '#plugins/process/contract/case_locks'
import { lockingErrors } from '#plugins/locking/errors'
import { wording } from '#plugins/locking/lang/server/wording'
import { UnlockRequests } from '#plugins/locking/records/unlock_requests'

/** Asks for a locked case to be unlocked. */
@inject()
export default class RequestUnlock {
  constructor(
    private changes: Changes,
    private reading: CaseReading,
    private locks: CaseLocks,
    private requests: UnlockRequests
  ) {}

  /**
   * Refuses with 2604 an unknown case, with 2602 a deleted one, with 1006 one that is not locked, with 6010
   * one for which a request waits.
   * @param key of a request that may come twice
   */
  async handle(
    asked: { readonly caseId: string; readonly reason: string },
    key?: string
  ): Promise<{ id: string }> {
    const { id: caseId, version, revision } = await this.reading.get(asked.caseId)
    const { reason } = asked
    const subject = { type: 'case', id: caseId } as const
    const act = { name: 'case.unlock_requested', subject, reason } as const
    return answerOnce(this.changes, act, { key, request: asked }, async (change) => {
      await refuseClosedProject(change)
      const lock = await this.locks.lock(change, caseId)
      if (!lock) throw new kernelErrors.E_DATA_STATUS({ detail: isOpen })
      if (await this.requests.waitingOf(change, caseId)) throw new lockingErrors.E_UNLOCK_PENDING()
      const of = { caseId, caseVersion: version, caseRevision: revision }
      const { id } = await this.requests.add(change, { ...of, reason })
      return { id }
    })
  }
}

const isOpen = wording('request_unlock.is_open')
