import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { aDay } from '#kernel/changes/audit_query'
import { sendFile } from '#kernel/files/send_file'
import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { SettleSubmission } from '#plugins/gateway/settling/settle_submission'

const reasoned = () => vine.compile(vine.object({ reason: aSaidText(500) }))

/** What people do with submissions. */
@inject()
export default class SettleController {
  static readonly takes = {
    withdraw: {
      what: 'Withdraw a submission of which nothing has left',
      body: reasoned(),
      answers: answeringNothing,
    },
    resume: {
      what: 'Send a submission that was stopped once more, with the same bytes',
      body: reasoned(),
      answers: answeringNothing,
    },
    close: {
      what: 'Close a submission by hand',
      body: reasoned(),
      answers: answeringNothing,
    },
    note: {
      what: 'Note what was done about a submission elsewhere, as reported by other means',
      body: vine.compile(vine.object({ sentence: aSaidText(500), day: aDay.clone().optional() })),
      answers: answeringNothing,
    },
    receipt: {
      what: 'Enter the receipt of a portal',
      body: vine.compile(vine.object({ number: aSaidText(100), day: aDay.clone() })),
      answers: answeringNothing,
    },
    portalFile: {
      what: 'Fetch the file to be uploaded at a portal; it is noted who did',
      body: null,
      file: 'application/xml',
    },
  } satisfies Takes

  constructor(private settling: SettleSubmission) {}

  async withdraw(ctx: HttpContext) {
    const { body } = await hear(ctx, SettleController.takes.withdraw)
    await this.settling.withdraw(ctx.params.submissionId, body.reason)
    return ok({})
  }

  async resume(ctx: HttpContext) {
    const { body } = await hear(ctx, SettleController.takes.resume)
    await this.settling.resume(ctx.params.submissionId, body.reason)
    return ok({})
  }

  async close(ctx: HttpContext) {
    const { body } = await hear(ctx, SettleController.takes.close)
    await this.settling.close(ctx.params.submissionId, body.reason)
    return ok({})
  }

  async note(ctx: HttpContext) {
    const { body } = await hear(ctx, SettleController.takes.note)
    await this.settling.note(ctx.params.submissionId, body.sentence, body.day)
    return ok({})
  }

  async receipt(ctx: HttpContext) {
    const { body } = await hear(ctx, SettleController.takes.receipt)
    await this.settling.receipt(ctx.params.submissionId, body.number, body.day)
    return ok({})
  }

  async portalFile(ctx: HttpContext) {
    await hear(ctx, SettleController.takes.portalFile)
    const { name, bytes } = await this.settling.portalFile(ctx.params.submissionId)
    return sendFile(ctx, { name, mediaType: 'application/xml; charset=utf-8', bytes })
  }
}
