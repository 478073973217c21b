import type { HttpContext } from '@adonisjs/core/http'

import { readListQuery } from '#kernel/admin/list_query'
import { listUsers } from '#kernel/admin/list_users'
import { sendList } from '#kernel/admin/send_list'

/** The people of the company, for the back office. */
export default class UserListController {
  async handle(ctx: HttpContext) {
    const columns = ['name', 'username', 'status', 'role'] as const
    const query = await readListQuery(ctx.request.qs(), [...columns])
    return sendList(ctx, 'users', query, await listUsers(query))
  }
}
