import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { readListQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'

import ListImports from '#plugins/e2b/admin/list_imports'

/** The imports of the project, for the back office. */
@inject()
export default class ImportListController {
  constructor(private listImports: ListImports) {}

  async handle(ctx: HttpContext) {
    const query = await readListQuery(ctx.request.qs(), ['created_at', 'created_by_name'])
    return sendList(ctx, 'imports', query, await this.listImports.handle(query))
  }
}
