import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, has, listOf, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { feedbackStatuses } from '#plugins/feedback/contract/feedback_message'
import { feedbackAnswer, shownAnswer } from '#plugins/feedback/reading/feedback_answers'
import { SeenFeedback } from '#plugins/feedback/reading/seen_feedback'
import { sorted } from '#plugins/feedback/records/list_feedback'

const query = vine.compile(
  vine.object({
    ...askedPage(),
    status: vine.enum(feedbackStatuses).optional(),
    text: vine.string().trim().maxLength(100).optional(),
    sort: vine.enum(Object.keys(sorted) as (keyof typeof sorted)[]).optional(),
    order: vine.enum(['asc', 'desc'] as const).optional(),
  })
)

/** Regulator feedback data, to be read. */
@inject()
export default class FeedbackController {
  static readonly takes = {
    list: {
      what: 'List regulator feedback data',
      query,
      answers: answering({ rows: listOf(has(feedbackAnswer)), total: whole }),
    },
    show: {
      what: 'A message of regulator feedback data: what it says, and what it is to the cases',
      answers: answering(shownAnswer),
    },
  } satisfies Takes

  constructor(private seen: SeenFeedback) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'feedback/list/feedback_list')
  }

  async list(ctx: HttpContext) {
    const { query: heard } = await hear(ctx, FeedbackController.takes.list)
    const { page = 1, pageSize: count = 20, ...asked } = heard
    return ok(await this.seen.list(asked, { from: (page - 1) * count, count }))
  }

  async show(ctx: HttpContext) {
    await hear(ctx, FeedbackController.takes.show)
    return ok(await this.seen.show(ctx.params.feedbackMessageId))
  }
}
