import { inject } from '@adonisjs/core'

import type { AdminListQuery } from '#kernel/admin/list_query'
import { listRows } from '#kernel/admin/resources/list_rows'
import type { AdminList } from '#kernel/admin/send_list'
import { Database, type Reading } from '#kernel/database/database'
import { caseCounts } from '#kernel/tenancy/limits/count_cases'

export const allProjectsColumns = {
  company: 'company',
  code: 'code',
  name: 'name',
  status: 'status',
  id: 'id',
} as const

/**
 * The projects of all companies as the platform knows them: whose they are and how many cases each
 * environment has, nothing of what is in them.
 */
@inject()
export class AllProjects {
  constructor(private database: Database) {}

  async list(query: AdminListQuery): Promise<AdminList> {
    const listed = { columns: allProjectsColumns, search: ['company', 'code', 'name'] }
    const { rows, total } = await this.database.readCompany((trx) =>
      listRows(() => projectsOf(trx), query, listed)
    )
    const projects = rows as unknown as AdminList['rows']
    const counts = await caseCounts(projects.map(({ id }) => id))
    return { rows: projects.map((row) => ({ ...row, cases: counts.get(row.id) })), total }
  }
}

function projectsOf(trx: Reading) {
  return trx.from((all) => {
    void all
      .from('projects')
      .join('companies', 'companies.id', 'projects.company_id')
      .select('projects.id', 'projects.code', 'projects.name', 'projects.status')
      .select('companies.name as company')
      .as('listed')
  })
}
