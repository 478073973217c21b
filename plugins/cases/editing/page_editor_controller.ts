import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { showScreen } from '#kernel/http/show_screen'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import CaseFindings from '#plugins/cases/findings/case_findings'
import { Guards } from '#plugins/cases/records/guards'
import { caseHead } from '#plugins/cases/view/case_head'

/** The screen on which one page of a case is edited, or, where the page is an overview, gone from. */
@inject()
export default class PageEditorController {
  constructor(
    private reading: CaseReading,
    private process: CaseProcess,
    private forms: FormSchemas,
    private findings: CaseFindings,
    private guards: Guards
  ) {}

  async handle(ctx: HttpContext) {
    const { params } = ctx
    const page = this.forms.page(params.page)
    if (!page) throw new kernelErrors.E_DATA_NOT_FOUND()
    const record = await this.reading.get(params.caseId)
    // Addresses of before name it by its code.
    if (params.page !== page.page) {
      return ctx.response.redirect().withQs().toPath(`/cases/${record.id}/pages/${page.page}`)
    }
    return showScreen(ctx, 'cases/edit/page_editor', {
      case: caseHead(record, await this.process.current()),
      page: page.page,
      content: record.content,
      ...(await this.findings.judge(record)),
      refusedEdit: await this.guards.refusedEdit(record.id),
      catalogueHash: this.forms.hash,
    })
  }
}
