import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { listQuery } from '#kernel/admin/list_query'
import { sendList } from '#kernel/admin/send_list'
import { answeringList, id, moment, text, whole } from '#kernel/http/answers'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { Imports } from '#plugins/e2b/records/imports'

const columns = ['createdAt', 'createdByName'] as const

/** The imports of the project, for the back office. */
@inject()
export default class ImportListController {
  static readonly takes = {
    handle: {
      what: 'List imports',
      list: listQuery(columns),
      answers: answeringList({
        id,
        createdAt: moment,
        createdByName: text,
        reports: whole,
        done: whole,
        open: whole,
        refused: whole,
      }),
    },
  } satisfies Takes

  constructor(private imports: Imports) {}

  async handle(ctx: HttpContext) {
    const { list: query } = await hear(ctx, ImportListController.takes.handle)
    return sendList(ctx, 'imports', query, await this.imports.list(query))
  }
}
