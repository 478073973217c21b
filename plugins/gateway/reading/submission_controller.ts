import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { sendFile } from '#kernel/files/send_file'
import { ofType } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { described, type Takes } from '#kernel/http/takes'

import { ShowSubmission } from '#plugins/gateway/reading/show_submission'

/** Submissions, to be read. */
@inject()
export default class SubmissionController {
  static readonly takes = {
    show: {
      what: 'Show a submission with all that happened to it',
      answers: described(ofType('ShownSubmission', 'plugins/gateway/contract/shown')),
    },
    file: {
      what: 'Download what a step of a submission shows: the message, the receipt, the acknowledgement',
      file: 'application/octet-stream',
    },
  } satisfies Takes

  constructor(private submissions: ShowSubmission) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'gateway/submit/submissions')
  }

  async calendar(ctx: HttpContext) {
    return showScreen(ctx, 'gateway/submit/calendar')
  }

  async one(ctx: HttpContext) {
    const { id: submissionId } = await this.submissions.handle(ctx.params.submissionId)
    return showScreen(ctx, 'gateway/submit/submission', { submissionId })
  }

  async show(ctx: HttpContext) {
    await hear(ctx, SubmissionController.takes.show)
    return ok(await this.submissions.handle(ctx.params.submissionId))
  }

  async file(ctx: HttpContext) {
    const { submissionId, seq } = ctx.params
    const { name, bytes } = await this.submissions.artefact(submissionId, Number(seq))
    const isXml = name.toLowerCase().endsWith('.xml')
    const mediaType = isXml ? 'application/xml; charset=utf-8' : 'application/octet-stream'
    return sendFile(ctx, { name, mediaType, bytes })
  }
}
