import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aWholeNumber } from '#kernel/http/values'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentScope } from '#kernel/tenancy/actor'

import { type CaseRecord, evaluationPages } from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import { CaseReading } from '#plugins/cases/contract/reading'
import { caseErrors } from '#plugins/cases/errors'
import { wording } from '#plugins/cases/lang/server/wording'
import { openingPage } from '#plugins/cases/opening/opening_page'

const query = vine.compile(
  vine.object({
    caseId: vine.string().optional(),
    caseNo: vine.string().optional(),
    pageId: vine.string().optional(),
    projectId: vine.string().optional(),
    /** Moment of the click: the same one again is a reload, not a second opening. */
    timestamp: aWholeNumber().positive().optional(),
  })
)

/** The way into a case: leads to the page on which it opens. */
@inject()
export default class OpenCaseController {
  static readonly takes = { handle: { query } } satisfies Takes

  constructor(
    private reading: CaseReading,
    private forms: FormSchemas,
    private plugins: PluginRegistry,
    private process: CaseProcess
  ) {}

  async handle(ctx: HttpContext) {
    const { query: asked } = await hear(ctx, OpenCaseController.takes.handle)
    const { caseId, caseNo, pageId, projectId, timestamp } = asked
    if (projectId !== undefined && projectId !== currentScope().projectId) {
      throw new caseErrors.E_CASE_NOT_IN_PROJECT({ detail: switched })
    }
    const record = await this.#find(caseId, caseNo)
    const process = await this.process.current()
    const pages = await this.plugins.collect(evaluationPages)
    const configured = await Promise.all(pages.map((each) => each.of(record)))
    const page = openingPage(this.forms, {
      node: process.find(record.status),
      pageId,
      evaluationPages: configured.flat(),
    })
    const opened = timestamp === undefined ? '' : `?timestamp=${timestamp}`
    return ctx.actor!.permissions.has('CASE_EDIT')
      ? ctx.response.redirect(`/cases/${record.id}/pages/${page}${opened}`)
      : ctx.response.redirect(`/cases/${record.id}${opened}#page-${page}`)
  }

  /** By its id, else by its number; when both are told they must be of the same case. */
  async #find(caseId?: string, caseNo?: string): Promise<CaseRecord> {
    const record = caseId
      ? await this.reading.get(caseId)
      : await this.reading.findByNumber(caseNo ?? '')
    if (!record || (caseNo && record.caseNo !== caseNo)) {
      throw new caseErrors.E_CASE_NOT_IN_PROJECT()
    }
    return record
  }
}

const switched = wording('open_case.switched')
