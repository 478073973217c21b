import { inject } from '@adonisjs/core'

import { TransientWrites } from '#kernel/changes/transient_writes'
import { currentScope } from '#kernel/tenancy/actor'

const TABLE = 'submission_leases'

/** Longer than the slowest receiver takes to answer. */
const MINUTES = 15

const take = `
  insert into submission_leases (submission_id, company_id, project_id, environment, until)
  values (?, ?, ?, ?, now() + make_interval(mins => ?))
  on conflict (submission_id) do update set until = excluded.until
    where submission_leases.until < now()
  returning submission_id`

/** Who is sending a submission holds a lease on it, so that no second one sends it meanwhile. */
@inject()
export class Leases {
  constructor(private writes: TransientWrites) {}

  /** Takes the lease; false where somebody else has it. */
  async take(submissionId: string): Promise<boolean> {
    const { companyId, projectId, environment } = currentScope()
    return this.writes.write(TABLE, async (trx) => {
      const values = [submissionId, companyId, projectId, environment, MINUTES]
      const { rows } = await trx.rawQuery(take, values)
      return rows.length > 0
    })
  }

  /** Gives it back. */
  async give(submissionId: string): Promise<void> {
    await this.writes.write(TABLE, async (trx) => {
      await trx.from(TABLE).where({ submission_id: submissionId }).delete()
    })
  }
}
