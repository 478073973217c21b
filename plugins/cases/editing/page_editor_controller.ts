import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { FormSchemas } from '#kernel/forms/form_schemas'
import { showScreen } from '#kernel/http/show_screen'

import { CaseRecords } from '#plugins/cases/contract'
import { editablePage } from '#plugins/cases/editing/editable_page'
import { CaseFindings } from '#plugins/cases/findings/case_findings'
import { caseHead } from '#plugins/cases/view/case_head'

/** The screen on which one page of a case is edited. */
@inject()
export default class PageEditorController {
  constructor(
    private records: CaseRecords,
    private forms: FormSchemas,
    private findings: CaseFindings
  ) {}

  async handle(ctx: HttpContext) {
    const { params } = ctx
    const { page } = editablePage(this.forms, params.page)
    const record = await this.records.get(params.caseId)
    return showScreen(ctx, 'cases/edit/page_editor', {
      case: caseHead(record),
      page,
      content: record.content,
      findings: await this.findings.of(record),
      context: await this.findings.contextOf(record),
      catalogueHash: this.forms.hash,
    })
  }
}
