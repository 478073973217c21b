import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { auditQuery } from '#kernel/changes/audit_query'
import { AuditTrail } from '#kernel/changes/audit_trail'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { changeProperties } from '#kernel/changes/change_answer'
import type { CaseContent } from '#kernel/case/content/case_content'
import { at } from '#kernel/case/content/element_path'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, has, listOf, moment, orNull, text, truth, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aRevision } from '#kernel/http/values'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { seeLines } from '#plugins/cases/history/see_lines'
import { caseHead } from '#plugins/cases/view/case_head'

/** Long texts end in "…" where it is shortened; whole they are asked for one by one. */
const toldChange = has({ ...changeProperties, 'shortened?': truth })

const line = has({
  seq: whole,
  at: moment,
  actorName: text,
  act: text,
  reason: orNull(text),
  changes: listOf(toldChange),
  left: whole,
  hash: text,
})

/** Keys and rows as paths of content write them. */
const PATH = /^[^.[\]]+(\[[^\]]*\])?(\.[^.[\]]+(\[[^\]]*\])?)*$/

const oneLine = vine.compile(vine.object({ seq: aRevision(1) }))
const oneChange = vine.compile(
  vine.object({ path: vine.string().maxLength(1000).regex(PATH).optional() })
)

/** The audit trail of one case, filtered and paged. */
@inject()
export default class AuditController {
  static readonly takes = {
    lines: {
      what: 'The audit trail of a case',
      query: auditQuery,
      answers: answering({ rows: listOf(line), total: whole, next: orNull(whole) }),
    },
    change: {
      what: 'One change of a line of the audit trail of a case, with its values whole',
      path: oneLine,
      query: oneChange,
      answers: answering(changeProperties),
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
    const { rows, ...found } = await this.trail.list({ type: 'case', id: record.id }, query, unseen)
    return ok({ rows: seeLines(rows, unseen, this.forms.catalogue), ...found })
  }

  /** A place of a line about the whole content is looked up in that content. */
  async change(ctx: HttpContext) {
    const { path, query } = await hear(ctx, AuditController.takes.change)
    const { id } = await this.reading.get(ctx.params.caseId)
    const unseen = await this.reading.unseen()
    const place = query.path ?? ''
    const found = await this.trail.changeAt({ type: 'case', id }, path.seq, place)
    const [told] = seeLines([{ changes: found ? [found] : [] }], unseen, this.forms.catalogue)
    const [change] = told!.changes
    if (!change) throw new kernelErrors.E_DATA_NOT_FOUND()
    if (change.path === place) return ok(change)
    const [before, after] = [change.before, change.after].map(
      (content) => content && at(content as CaseContent, place)
    )
    return ok({ path: place, before, after })
  }
}
