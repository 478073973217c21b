import type { HttpContext } from '@adonisjs/core/http'

import { readListQuery } from '#kernel/admin/list_query'
import { listProjects } from '#kernel/admin/list_projects'
import { sendList } from '#kernel/admin/send_list'

/** The projects of the company, for the back office. */
export default class ProjectListController {
  async handle(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), ['code', 'name', 'type', 'created_at'])
    return sendList(ctx, 'projects', query, await listProjects(query))
  }
}
