import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { showScreen } from '#kernel/http/show_screen'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import UndoCreation from '#plugins/cases/creating/undo_creation'
import CaseFindings from '#plugins/cases/findings/case_findings'
import { caseHead } from '#plugins/cases/view/case_head'

/** A case to read: every filled element by page, what could not be mapped, and the findings. */
@inject()
export default class ShowCaseController {
  constructor(
    private reading: CaseReading,
    private process: CaseProcess,
    private forms: FormSchemas,
    private findings: CaseFindings,
    private undoCreation: UndoCreation
  ) {}

  async handle(ctx: HttpContext) {
    const { params } = ctx
    const record = await this.reading.get(params.caseId)
    const { findings } = await this.findings.judge(record)
    const edits = ctx.actor!.permissions.has('CASE_EDIT')
    const mayUndoCreation = edits && (await this.undoCreation.obstacle(record)) === null
    return showScreen(ctx, 'cases/view/case_view', {
      case: { ...caseHead(record, await this.process.current()), mayUndoCreation },
      content: record.content,
      envelope: record.envelope,
      unmapped: [...record.unmapped],
      findings,
      catalogueHash: this.forms.hash,
    })
  }
}
