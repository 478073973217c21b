import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { auditQuery } from '#kernel/changes/audit_query'
import { AuditTrail } from '#kernel/changes/audit_trail'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { changeAnswer } from '#kernel/changes/change_answer'
import { answering, has, listOf, moment, orNull, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { seeLines } from '#plugins/cases/history/see_lines'
import { caseHead } from '#plugins/cases/view/case_head'

const line = has({
  seq: whole,
  at: moment,
  actorName: text,
  act: text,
  reason: orNull(text),
  changes: listOf(changeAnswer),
  hash: text,
})

/** The audit trail of one case, filtered and paged. */
@inject()
export default class AuditController {
  static readonly takes = {
    lines: {
      what: 'The audit trail of a case',
      query: auditQuery,
      answers: answering({ rows: listOf(line), total: whole }),
    },
  } satisfies Takes

  constructor(
    private reading: CaseReading,
    private process: CaseProcess,
    private trail: AuditTrail,
    private forms: FormSchemas
  ) {}

  async show(ctx: HttpContext) {
    const record = await this.reading.get(ctx.params.caseId)
    const subject = { type: 'case', id: record.id }
    const process = await this.process.current()
    return showScreen(ctx, 'cases/history/audit', {
      case: caseHead(record, process),
      nodes: process.nodes,
      filters: await this.trail.filtersOf(subject),
      catalogueHash: this.forms.hash,
    })
  }

  async lines(ctx: HttpContext) {
    const { query } = await hear(ctx, AuditController.takes.lines)
    const record = await this.reading.get(ctx.params.caseId)
    const unseen = await this.reading.unseen()
    const { rows, total } = await this.trail.list({ type: 'case', id: record.id }, query, unseen)
    return ok({ rows: seeLines(rows, unseen, this.forms.catalogue), total })
  }
}
