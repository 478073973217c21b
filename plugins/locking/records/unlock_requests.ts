import type { Change } from '#kernel/changes/change'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { RequestStatus } from '#plugins/locking/contract/unlock_request'
import { UnlockRequestRow } from '#plugins/locking/records/unlock_request_row'

/** What is asked for: a case as it stands, and why. */
export interface NewUnlockRequest {
  readonly caseId: string
  readonly caseVersion: number
  readonly caseRevision: number
  readonly reason: string
}

/** What becomes of a request. */
export interface Settled {
  readonly status: Exclude<RequestStatus, 'waiting'>
  readonly answer?: string | null
  /** Where the case goes on; of one that is approved. */
  readonly node?: string
}

/** Writes the requests of the current scope. */
export class UnlockRequests {
  /** Keeps a request of the actor. The case is locked by the change: no second one comes meanwhile. */
  async add(change: Change, wish: NewUnlockRequest): Promise<UnlockRequestRow> {
    const { companyId, projectId, environment } = currentScope()
    const { userId, name } = currentActor()
    const id = newId()
    const values = { id, companyId, projectId, environment, ...wish, status: 'waiting' } as const
    const by = { askerId: userId!, askerName: name }
    change.note('unlock', undefined, 'waiting')
    return UnlockRequestRow.create({ ...values, ...by }, { client: change.trx })
  }

  /** The request that waits for a case; null for none. */
  async waitingOf(change: Change, caseId: string): Promise<UnlockRequestRow | null> {
    return UnlockRequestRow.query({ client: change.trx })
      .where({ caseId, status: 'waiting' })
      .forUpdate()
      .first()
  }

  /** The request, held until the change is over. Refuses with 1005 one that the project does not have. */
  async lock(change: Change, id: string): Promise<UnlockRequestRow> {
    const row = await UnlockRequestRow.query({ client: change.trx })
      .where({ id: uuidOrNil(id) })
      .forUpdate()
      .first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row
  }

  /** Says what became of a request that waits. */
  async settle(change: Change, row: UnlockRequestRow, settled: Settled): Promise<void> {
    const { userId, name } = currentActor()
    const { status, answer = null, node = null } = settled
    change.note('unlock', row.status, status)
    if (answer !== null) change.note('answer', undefined, answer)
    const by = { deciderId: userId, deciderName: name, decidedAt: new Date() }
    await row.merge({ status, answer, node, ...by }).save()
  }
}
