import { inject } from '@adonisjs/core'

import { TransientWrites } from '#kernel/changes/transient_writes'
import { currentScope } from '#kernel/tenancy/actor'

const TABLE = 'literature_leases'

/** Longer than the slowest search takes. */
const MINUTES = 60

const take = `
  insert into literature_leases (search_id, company_id, project_id, environment, until)
  values (?, ?, ?, ?, now() + make_interval(mins => ?))
  on conflict (search_id) do update set until = excluded.until
    where literature_leases.until < now()
  returning search_id`

/** Who asks a source holds a lease on the search, so that no second one asks it meanwhile. */
@inject()
export class Leases {
  constructor(private writes: TransientWrites) {}

  /** Takes the lease; false where somebody else has it. */
  async take(searchId: string): Promise<boolean> {
    const { companyId, projectId, environment } = currentScope()
    return this.writes.write(TABLE, async (trx) => {
      const values = [searchId, companyId, projectId, environment, MINUTES]
      const { rows } = await trx.rawQuery(take, values)
      return rows.length > 0
    })
  }

  /** Gives it back. */
  async give(searchId: string): Promise<void> {
    await this.writes.write(TABLE, async (trx) => {
      await trx.from(TABLE).where({ search_id: searchId }).delete()
    })
  }
}
