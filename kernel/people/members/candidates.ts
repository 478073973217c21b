import { inject } from '@adonisjs/core'

import { listRows } from '#kernel/admin/kept/list_rows'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** What the form about a member offers: who is not in the project yet, and which roles there are. */
@inject()
export class Candidates {
  constructor(private database: Database) {}

  /** Users of the company who are not in the project at hand. */
  async people(query: AdminListQuery): Promise<AdminList> {
    const { companyId, projectId } = currentScope()
    return this.database.read(async (trx) => {
      const all = () =>
        trx.from((people) => {
          void people
            .from('users')
            .where({ company_id: companyId, is_platform_admin: false })
            .whereNot('status', 'deleted')
            .whereNotIn(
              'id',
              trx.from('memberships').where({ project_id: projectId }).select('user_id')
            )
            .select('id', 'name', 'username')
            .as('people')
        })
      const columns = { name: 'name', username: 'username', id: 'id' }
      return listRows(all, query, { columns, search: ['name', 'username'] }) as Promise<AdminList>
    })
  }

  /** Roles that people of the company may have in a project. */
  async roles(query: AdminListQuery): Promise<AdminList> {
    const { companyId } = currentScope()
    return this.database.read(async (trx) => {
      const all = () =>
        trx.from((roles) => {
          void roles
            .from('roles')
            .whereNull('removed_at')
            .whereNotIn('code', ['PLATFORM_ADMIN'])
            .where((own) => {
              void own.where('company_id', companyId).orWhereNull('company_id')
            })
            .select('id', 'name_zh as nameZh', 'name_en as nameEn', 'built_in as builtIn')
            .as('roles')
        })
      const columns = { nameEn: 'nameEn', nameZh: 'nameZh', id: 'id' }
      return listRows(all, query, { columns, search: ['nameZh', 'nameEn'] }) as Promise<AdminList>
    })
  }
}
