import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { sendFile } from '#kernel/files/send_file'
import {
  answering,
  has,
  listOf,
  moment,
  ofType,
  oneOf,
  orNull,
  text,
  truth,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { refuseOtherSites } from '#kernel/http/refuse_other_sites'
import type { Takes } from '#kernel/http/takes'
import { aText, aWholeNumber } from '#kernel/http/values'

import { messageHeaders } from '#plugins/e2b/contract'
import ExportCase from '#plugins/e2b/exchange/export_case'
import { MOST_REASON } from '#plugins/e2b/exchange/most_reason'

const wish = {
  revision: aWholeNumber().min(1).max(1_000_000).optional(),
  header: vine.enum(messageHeaders).optional(),
}
const wishes = vine.compile(vine.object(wish))
const exports = vine.compile(vine.object({ ...wish, reason: aText(MOST_REASON).optional() }))

/** Gives a case as a file in E2B(R3). */
@inject()
export default class ExportController {
  static readonly takes = {
    report: {
      what: 'What an export of a case would say and leave out',
      query: wishes,
      answers: answering({
        caseNo: text,
        version: whole,
        revision: whole,
        fileName: text,
        sender: text,
        receiver: text,
        unmapped: listOf(has({ place: text, xml: text })),
        unwritten: listOf(text),
        schemaErrors: orNull(listOf(text)),
        findings: listOf(ofType('Finding', 'kernel/case/rules/finding')),
        mustBeChecked: truth,
        revisions: listOf(
          has({
            revision: whole,
            version: whole,
            versionKind: oneOf('first', 'follow-up', 'amendment', 'nullification'),
            act: text,
            actorName: text,
            at: moment,
          })
        ),
      }),
    },
    handle: { query: exports },
  } satisfies Takes

  constructor(private exportCase: ExportCase) {}

  /** What an export would leave out and what stands against it, before somebody downloads it. */
  async report(ctx: HttpContext) {
    const { query } = await hear(ctx, ExportController.takes.report)
    const { unmapped, ...report } = await this.exportCase.report(ctx.params.caseId, query)
    return ok({ ...report, unmapped: unmapped.map(({ place, xml }) => ({ place, xml })) })
  }

  /** It stands in the trail with a reason that somebody gives here: a link on another site exports nothing. */
  async handle(ctx: HttpContext) {
    refuseOtherSites(ctx)
    const { query } = await hear(ctx, ExportController.takes.handle)
    const exported = await this.exportCase.handle(ctx.params.caseId, query)
    const { fileName: name, xml, unmapped, unwritten } = exported
    ctx.response.header('X-Left-Out', String(unmapped.length + unwritten.length))
    const mediaType = 'application/xml; charset=utf-8'
    return sendFile(ctx, { name, mediaType, bytes: xml })
  }
}
