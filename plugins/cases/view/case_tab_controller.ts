import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { showScreen } from '#kernel/http/show_screen'

import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { caseHead } from '#plugins/cases/view/case_head'

const KEY = /^[a-z_]{1,20}$/

/** The screen of a tab that a plugin brings: what it shows, the plugin asks for by calls of its own. */
@inject()
export default class CaseTabController {
  constructor(
    private reading: CaseReading,
    private process: CaseProcess,
    private forms: FormSchemas
  ) {}

  async handle(ctx: HttpContext) {
    const { caseId, tab } = ctx.params
    if (!KEY.test(tab)) throw new kernelErrors.E_DATA_NOT_FOUND()
    const record = await this.reading.get(caseId)
    return showScreen(ctx, 'cases/tab/case_tab', {
      case: caseHead(record, await this.process.current()),
      tab,
      catalogueHash: this.forms.hash,
    })
  }
}
