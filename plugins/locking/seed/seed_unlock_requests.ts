import { inject } from '@adonisjs/core'

import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'
import { actAs, currentActor } from '#kernel/tenancy/actor'

import { CaseReading } from '#plugins/cases/contract/reading'
import { CaseLocks } from '#plugins/process/contract/case_locks'
import RequestUnlock from '#plugins/locking/asking/request_unlock'
import { SeenRequests } from '#plugins/locking/reading/seen_requests'
import { demoRoles } from '#tests/invented/companies'
import { demoUnlockReason } from '#tests/invented/unlocking'

/** Who enters cases asks that one is unlocked, and it waits; where no case is locked nothing is asked. */
@inject()
export default class SeedUnlockRequests implements Seed {
  constructor(
    private cases: CaseReading,
    private locks: CaseLocks,
    private asking: RequestUnlock,
    private seen: SeenRequests
  ) {}

  /** Where there is a request already it is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.entry, async () => {
      const permissions = new Set(['CASE_DATA', 'CASE_EDIT'])
      await actAs({ ...currentActor(), permissions }, () => this.#bring())
    })
  }

  async #bring(): Promise<void> {
    if ((await this.seen.list({}, { from: 0, count: 1 })).total > 0) return
    const { rows } = await this.cases.query({ sort: 'caseNo', order: 'asc', pageSize: 100 })
    for (const { id } of rows) {
      const caseId = String(id)
      if (!(await this.locks.find(caseId))) continue
      await this.asking.handle({ caseId, reason: demoUnlockReason })
      return
    }
  }
}
