import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  has,
  id,
  listOf,
  moment,
  orNull,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { requestStatuses } from '#plugins/locking/contract/unlock_request'
import { requestAnswer } from '#plugins/locking/reading/request_answers'
import { SeenRequests } from '#plugins/locking/reading/seen_requests'
import { sorted } from '#plugins/locking/records/list_unlock_requests'

const query = vine.compile(
  vine.object({
    ...askedPage(),
    status: vine.enum(requestStatuses).optional(),
    caseNo: vine.string().trim().maxLength(100).optional(),
    sort: vine.enum(Object.keys(sorted) as (keyof typeof sorted)[]).optional(),
    order: vine.enum(['asc', 'desc'] as const).optional(),
  })
)

const node = has({ key: text, name: words })

/** Requests to unlock cases, to be read. */
@inject()
export default class RequestController {
  static readonly takes = {
    list: {
      what: 'List requests to unlock cases: one’s own, or all for whoever decides',
      query,
      answers: answering({ rows: listOf(has(requestAnswer)), total: whole }),
    },
    ofCase: {
      what: 'Whether a case is locked, where it may go on, and the request that waits for it',
      answers: answering({
        lock: orNull(has({ caseId: id, node, nodes: listOf(node), seq: whole })),
        waiting: orNull(has({ id, askerId: id, askerName: text, askedAt: moment, reason: text })),
      }),
    },
  } satisfies Takes

  constructor(private seen: SeenRequests) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'locking/list/unlock_list')
  }

  async list(ctx: HttpContext) {
    const { query: heard } = await hear(ctx, RequestController.takes.list)
    const { page = 1, pageSize: count = 20, ...asked } = heard
    return ok(await this.seen.list(asked, { from: (page - 1) * count, count }))
  }

  async ofCase(ctx: HttpContext) {
    await hear(ctx, RequestController.takes.ofCase)
    return ok(await this.seen.ofCase(ctx.params.caseId))
  }
}
