import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aText } from '#kernel/http/values'

import { LONGEST_MESSAGE } from '#plugins/queries/contract/query'
import { threadAnswer } from '#plugins/queries/reading/query_answers'
import { SeenQueries } from '#plugins/queries/reading/seen_queries'
import AnswerQuery from '#plugins/queries/thread/answer_query'

const which = () => ({ queryId: vine.string().uuid(), revision: aRevision(1) })
const added = vine.compile(
  vine.object({
    ...which(),
    act: vine.enum(['reply', 'ask_again'] as const),
    content: aText(LONGEST_MESSAGE),
  })
)
const closed = vine.compile(vine.object({ ...which(), content: aText(LONGEST_MESSAGE).optional() }))

/** What is said in a query once it is sent. */
@inject()
export default class ThreadController {
  static readonly takes = {
    add: {
      what: 'Reply to a query, or ask again',
      body: added,
      isRepeatable: true,
      answers: answering(threadAnswer),
    },
    close: {
      what: 'Close a query, with a note or without',
      body: closed,
      isRepeatable: true,
      answers: answering(threadAnswer),
    },
  } satisfies Takes

  constructor(
    private answers: AnswerQuery,
    private seen: SeenQueries
  ) {}

  async add(ctx: HttpContext) {
    const { act, ...said } = (await hear(ctx, ThreadController.takes.add)).body
    const input = { ...said, key: ctx.request.header('idempotency-key') }
    const done = act === 'reply' ? this.answers.reply(input) : this.answers.askAgain(input)
    return ok(await this.seen.thread((await done).id))
  }

  async close(ctx: HttpContext) {
    const { content = '', ...closing } = (await hear(ctx, ThreadController.takes.close)).body
    const { id } = await this.answers.close({
      ...closing,
      content,
      key: ctx.request.header('idempotency-key'),
    })
    return ok(await this.seen.thread(id))
  }
}
