import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { answering, answeringList, moment, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { caseContent, type Takes } from '#kernel/http/takes'
import { aWholeNumber } from '#kernel/http/values'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { caseHead } from '#plugins/cases/view/case_head'

const oneRevision = vine.compile(vine.object({ revision: aWholeNumber().min(0).max(1_000_000) }))

/** The revisions of a case and what each of them held. */
@inject()
export default class HistoryController {
  static readonly takes = {
    list: {
      what: 'All saves of a case, the latest first',
      answers: answeringList({
        revision: whole,
        version: whole,
        versionKind: text,
        act: text,
        actorName: text,
        at: moment,
      }),
    },
    revision: {
      what: 'Content of a case after one save',
      path: oneRevision,
      answers: answering({ content: caseContent() }),
    },
  } satisfies Takes

  constructor(
    private reading: CaseReading,
    private process: CaseProcess,
    private forms: FormSchemas
  ) {}

  async show(ctx: HttpContext) {
    const record = await this.reading.get(ctx.params.caseId)
    return showScreen(ctx, 'cases/history/revisions', {
      case: caseHead(record, await this.process.current()),
      revisions: await this.reading.listRevisions(record.id),
      catalogueHash: this.forms.hash,
    })
  }

  /** All saves of the case, the latest first. */
  async list({ params }: HttpContext) {
    const { id } = await this.reading.get(params.caseId)
    return ok(await this.reading.listRevisions(id))
  }

  /** What the case held after one save; it never changes any more. */
  async revision(ctx: HttpContext) {
    const { path: asked } = await hear(ctx, HistoryController.takes.revision)
    await this.reading.get(ctx.params.caseId)
    return ok({ content: await this.#contentOf(ctx.params.caseId, asked.revision) })
  }

  /** Revision 0 stands for the empty case before the first save. */
  async #contentOf(caseId: string, revision: number) {
    if (revision === 0) return {}
    return (await this.reading.getRevision(caseId, revision)).content
  }
}
