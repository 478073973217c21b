import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { sendFile } from '#kernel/files/send_file'
import { answeringList, ofType, text, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { described, type Takes } from '#kernel/http/takes'

import { CaseReading } from '#plugins/cases/contract/reading'
import { CheckCase } from '#plugins/gateway/checking/check_case'

const query = vine.compile(vine.object({ destination: vine.string().uuid() }))

/** What stands in the way of submitting a case, and the message as it would leave. */
@inject()
export default class CheckController {
  static readonly takes = {
    check: {
      what: 'Check a case before it is submitted to a destination',
      query,
      answers: described(ofType('SubmissionCheck', 'plugins/gateway/contract/shown')),
    },
    preview: {
      what: 'Show the message as it would leave to a destination',
      query,
      file: 'application/xml',
    },
    readable: {
      what: 'Show what the message would say, element by element',
      query,
      answers: answeringList({ place: text, name: words, value: words }),
    },
  } satisfies Takes

  constructor(
    private checking: CheckCase,
    private cases: CaseReading
  ) {}

  async check(ctx: HttpContext) {
    await this.cases.get(ctx.params.caseId)
    const { query: asked } = await hear(ctx, CheckController.takes.check)
    return ok(await this.checking.handle(ctx.params.caseId, asked.destination))
  }

  async readable(ctx: HttpContext) {
    await this.cases.get(ctx.params.caseId)
    const { query: asked } = await hear(ctx, CheckController.takes.readable)
    return ok(await this.checking.readable(ctx.params.caseId, asked.destination))
  }

  async preview(ctx: HttpContext) {
    await this.cases.get(ctx.params.caseId)
    const { query: asked } = await hear(ctx, CheckController.takes.preview)
    const { fileName, written } = await this.checking.preview(ctx.params.caseId, asked.destination)
    const mediaType = 'application/xml; charset=utf-8'
    return sendFile(ctx, { name: fileName, mediaType, bytes: written.xml })
  }
}
