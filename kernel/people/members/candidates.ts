import { inject } from '@adonisjs/core'

import { listRows } from '#kernel/admin/resources/list_rows'
import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import { Database } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentScope } from '#kernel/tenancy/actor'

/** A role that people may have in the project at hand. */
interface OfferedRole {
  readonly id: string
  readonly nameZh: string
  readonly nameEn: string
  readonly builtIn: boolean
  /** What it permits in a project. */
  readonly rights: readonly Words[]
  /** How many people have it in this project. */
  readonly members: number
}

type Named = 'id' | 'nameZh' | 'nameEn' | 'builtIn'

/** What the form about a member offers: who is not in the project yet, and which roles there are. */
@inject()
export class Candidates {
  constructor(
    private database: Database,
    private plugins: PluginRegistry
  ) {}

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

  /** Roles that people of the company may have in a project, with what each permits there. */
  async roles(query: AdminListQuery): Promise<AdminList> {
    const { companyId, projectId } = currentScope()
    return this.database.read(async (trx) => {
      const having = () =>
        trx.from('memberships').where({ project_id: projectId }).whereColumn('role_id', 'roles.id')
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
            .select('permissions')
            .select(having().count('*').as('members'))
            .as('roles')
        })
      const columns = { nameEn: 'nameEn', nameZh: 'nameZh', id: 'id' }
      const { rows, total } = await listRows(all, query, { columns, search: ['nameZh', 'nameEn'] })
      return { rows: rows.map((row) => this.#offered(row)), total }
    })
  }

  /** A right on the company comes with being its administrator, whatever stands in the role. */
  #offered({ permissions, members, ...role }: Record<string, unknown>): OfferedRole {
    const held = new Set(permissions as string[])
    const rights = this.plugins.permissions
      .filter(({ code, level = 'project' }) => level === 'project' && held.has(code))
      .map(({ label }) => label)
    return { ...(role as Pick<OfferedRole, Named>), rights, members: Number(members) }
  }
}
