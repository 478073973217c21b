import db from '@adonisjs/lucid/services/db'

import type { AdminListQuery } from '#kernel/admin/list_query'
import type { AdminList } from '#kernel/admin/send_list'
import { currentScope } from '#kernel/tenancy/actor'

/** The people of the company at hand with their role in the project at hand. */
export async function listUsers({ sort, from, to, text }: AdminListQuery): Promise<AdminList> {
  const found = () => {
    const users = usersOfCompany()
    if (text) users.whereRaw(`strpos(lower(name || ' ' || username), lower(?)) > 0`, [text])
    return users
  }
  const rows = await found()
    .joinRaw(
      `left join memberships m on m.user_id = users.id and m.project_id = ?
       left join roles r on r.id = m.role_id`,
      [currentScope().projectId]
    )
    .select('users.id', 'name', 'username', 'email', 'status', 'r.code as role')
    .select('r.name_en as roleEn', 'r.name_zh as roleZh')
    .orderBy(sort.column, sort.direction)
    .orderBy('users.id')
    .offset(from)
    .limit(to - from + 1)
  return { rows, total: await count(found()) }
}

function usersOfCompany() {
  return db.connection('app').from('users').where('users.company_id', currentScope().companyId)
}

async function count(query: ReturnType<typeof usersOfCompany>): Promise<number> {
  const [{ n }] = await query.count('* as n')
  return Number(n)
}
