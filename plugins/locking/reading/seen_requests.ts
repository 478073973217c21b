import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { currentActor } from '#kernel/tenancy/actor'

import { CaseReading } from '#plugins/cases/contract/reading'
import { type CaseLock, CaseLocks } from '#plugins/process/contract/case_locks'
import {
  type AskedRequests,
  countToDecide,
  findWaiting,
  listRequests,
  type Looker,
} from '#plugins/locking/records/list_unlock_requests'

/** Who looks at requests, or does something with one. */
export function lookerAtHand(): Looker {
  const { userId, permissions } = currentActor()
  return { userId, mayDecide: permissions.has('CASE_UNLOCK') }
}

/** The requests that the actor sees, and how a case stands. */
@inject()
export class SeenRequests {
  constructor(
    private database: Database,
    private reading: CaseReading,
    private locks: CaseLocks
  ) {}

  async list(asked: AskedRequests, part: { readonly from: number; readonly count: number }) {
    return this.database.read((trx) => listRequests(trx, lookerAtHand(), asked, part))
  }

  /** The lock of a case, and who waits for it to be taken away. Refuses with 2604 an unknown case. */
  async ofCase(caseId: string): Promise<{ lock: CaseLock | null; waiting: Waiting | null }> {
    const { id } = await this.reading.get(caseId)
    const waiting = await this.database.read((trx) => findWaiting(trx, id))
    return { lock: await this.locks.find(id), waiting: waiting ?? null }
  }

  /** How many wait for the actor to decide them; none for whoever has no right to. */
  async toDecide(): Promise<number> {
    const { userId, mayDecide } = lookerAtHand()
    return mayDecide ? this.database.read((trx) => countToDecide(trx, userId)) : 0
  }
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>
