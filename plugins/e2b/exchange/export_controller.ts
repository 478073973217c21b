import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { sendFile } from '#kernel/files/send_file'
import { answering, has, listOf, orNull, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import ExportCase from '#plugins/e2b/exchange/export_case'

/** Gives a case as a file in E2B(R3). */
@inject()
export default class ExportController {
  static readonly takes = {
    report: {
      what: 'What an export of a case would leave out',
      answers: answering({
        caseNo: text,
        unmapped: listOf(has({ place: text, xml: text })),
        unwritten: listOf(text),
        schemaErrors: orNull(listOf(text)),
      }),
    },
  } satisfies Takes

  constructor(private exportCase: ExportCase) {}

  /** What an export would leave out, before somebody downloads it. */
  async report({ params }: HttpContext) {
    return ok(await this.exportCase.report(params.caseId))
  }

  async handle(ctx: HttpContext) {
    const { params, response } = ctx
    const { caseNo, xml, unmapped, unwritten } = await this.exportCase.handle(params.caseId)
    response.header('X-Left-Out', String(unmapped.length + unwritten.length))
    const mediaType = 'application/xml; charset=utf-8'
    return sendFile(ctx, { name: `${caseNo}.xml`, mediaType, bytes: xml })
  }
}
