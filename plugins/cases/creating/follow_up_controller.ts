import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, id, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { caseContent, describedWith, type Takes } from '#kernel/http/takes'

import FollowUpCase from '#plugins/cases/creating/follow_up_case'

const report = describedWith(vine.compile(vine.object({ content: vine.any() })), {
  content: caseContent(),
})

@inject()
export default class FollowUpController {
  static readonly takes = {
    handle: {
      what: 'Book a report in as a follow-up of a case',
      body: report,
      isRepeatable: true,
      answers: answering({ id, caseNo: text }),
    },
  } satisfies Takes

  constructor(private followUpCase: FollowUpCase) {}

  async handle(ctx: HttpContext) {
    const { body } = await hear(ctx, FollowUpController.takes.handle)
    const { caseId } = ctx.params
    const idempotencyKey = ctx.request.header('idempotency-key')
    return ok(await this.followUpCase.handle({ ...body, caseId, idempotencyKey }))
  }
}
