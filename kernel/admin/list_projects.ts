import db from '@adonisjs/lucid/services/db'

import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import { currentScope } from '#kernel/tenancy/actor'

/** The projects of the company at hand. */
export async function listProjects({ sort, from, to, text }: AdminListQuery): Promise<AdminList> {
  const found = () => {
    const projects = projectsOfCompany()
    if (text) projects.whereRaw(`strpos(lower(code || ' ' || name), lower(?)) > 0`, [text])
    return projects
  }
  const rows = await found()
    .select('id', 'code', 'name', 'type', 'regions', 'created_at')
    .orderBy(sort.column, sort.direction)
    .orderBy('id')
    .offset(from)
    .limit(to - from + 1)
  return { rows, total: await count(found()) }
}

function projectsOfCompany() {
  return db.connection('app').from('projects').where('company_id', currentScope().companyId)
}

async function count(query: ReturnType<typeof projectsOfCompany>): Promise<number> {
  const [{ n }] = await query.count('* as n')
  return Number(n)
}
