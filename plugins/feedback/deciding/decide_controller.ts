import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, id } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { verdicts } from '#plugins/e2b/contract/verdicts'
import { feedbackDecisions, LONGEST_REASON } from '#plugins/feedback/contract/feedback_message'
import GenerateCase from '#plugins/feedback/deciding/generate_case'
import SetAside from '#plugins/feedback/deciding/set_aside'

const decision = vine.compile(
  vine.object({
    decision: vine.enum(feedbackDecisions),
    /** Case that a follow-up belongs to; the first that shares an identifier when absent. */
    caseId: vine.string().uuid().optional(),
    /** What the message was to the cases when somebody looked. */
    verdict: vine.enum(verdicts).optional(),
  })
)

const invalidity = vine.compile(vine.object({ reason: aSaidText(LONGEST_REASON) }))

/** What becomes of feedback data. */
@inject()
export default class DecideController {
  static readonly takes = {
    generate: {
      what: 'Generate a case, or a follow-up of one, from a message of regulator feedback data',
      body: decision,
      answers: answering({ caseId: id }),
    },
    setAside: {
      what: 'Mark a message of regulator feedback data as invalid, for a reason',
      body: invalidity,
      answers: answering({ id }),
    },
    takeBack: {
      what: 'Undo that a message of regulator feedback data is invalid',
      body: null,
      answers: answering({ id }),
    },
  } satisfies Takes

  constructor(
    private generating: GenerateCase,
    private aside: SetAside
  ) {}

  async generate(ctx: HttpContext) {
    const { body } = await hear(ctx, DecideController.takes.generate)
    return ok(await this.generating.handle(ctx.params.feedbackMessageId, body))
  }

  async setAside(ctx: HttpContext) {
    const { body } = await hear(ctx, DecideController.takes.setAside)
    return ok(await this.aside.mark(ctx.params.feedbackMessageId, body.reason))
  }

  async takeBack(ctx: HttpContext) {
    await hear(ctx, DecideController.takes.takeBack)
    return ok(await this.aside.takeBack(ctx.params.feedbackMessageId))
  }
}
