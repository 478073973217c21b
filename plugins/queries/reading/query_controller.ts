import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, answeringList, has, listOf, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { queryStatuses } from '#plugins/queries/contract/query'
import { queryAnswer, threadAnswer } from '#plugins/queries/reading/query_answers'
import { SeenQueries } from '#plugins/queries/reading/seen_queries'
import { sorted } from '#plugins/queries/records/list_queries'

const query = vine.compile(
  vine.object({
    ...askedPage(),
    caseId: vine.string().uuid().optional(),
    caseNo: vine.string().trim().maxLength(100).optional(),
    status: vine.enum(queryStatuses).optional(),
    whose: vine.enum(['to_answer', 'asked'] as const).optional(),
    text: vine.string().trim().maxLength(100).optional(),
    sort: vine.enum(Object.keys(sorted) as (keyof typeof sorted)[]).optional(),
    order: vine.enum(['asc', 'desc'] as const).optional(),
  })
)

const { id, number, page: inPage, path, status } = queryAnswer

/** Queries to be read: their lists, one with all that was said in it, how many a case has. */
@inject()
export default class QueryController {
  static readonly takes = {
    list: {
      what: 'List queries',
      query,
      answers: answering({ rows: listOf(has(queryAnswer)), total: whole }),
    },
    show: { what: 'A query with all that was said in it', answers: answering(threadAnswer) },
    open: {
      what: 'The open queries of a case, by where they ask',
      answers: answeringList({ id, number, page: inPage, path, status }),
    },
    existence: {
      what: 'How many queries a case has',
      answers: answering({ count: whole, open: whole, toAnswer: whole }),
    },
  } satisfies Takes

  constructor(private seen: SeenQueries) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'queries/list/query_list')
  }

  async home(ctx: HttpContext) {
    return showScreen(ctx, 'queries/home/home_queries')
  }

  async list(ctx: HttpContext) {
    const { query: heard } = await hear(ctx, QueryController.takes.list)
    const { page = 1, pageSize: count = 20, ...asked } = heard
    return ok(await this.seen.list(asked, { from: (page - 1) * count, count }))
  }

  async show({ params }: HttpContext) {
    return ok(await this.seen.thread(params.queryId))
  }

  async open({ params }: HttpContext) {
    return ok(await this.seen.openOf(params.caseId))
  }

  async existence({ params }: HttpContext) {
    return ok(await this.seen.ofCase(params.caseId))
  }
}
