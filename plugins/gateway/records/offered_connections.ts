import { inject } from '@adonisjs/core'

import { listRows } from '#kernel/admin/resources/list_rows'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** The connections of the company that serve the environment at hand, for whoever sets up destinations. */
@inject()
export class OfferedConnections {
  constructor(private database: Database) {}

  async list(query: AdminListQuery): Promise<AdminList> {
    const { companyId, environment } = currentScope()
    return this.database.read(async (trx) => {
      const all = () =>
        trx.from((ways) => {
          void ways
            .from('gateway_connections')
            .where({ company_id: companyId, serves: environment })
            .whereNull('removed_at')
            .select('id', 'name', 'transport')
            .as('ways')
        })
      const columns = { name: 'name', transport: 'transport', id: 'id' }
      return listRows(all, query, { columns, search: ['name', 'transport'] }) as Promise<AdminList>
    })
  }
}
