import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, ofType } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { reportKinds } from '#plugins/sur/contract/periodic_report'
import { WorkOnKind } from '#plugins/sur/opening/work_on_kind'
import { templateOf } from '#plugins/sur/templates/templates'

const asked = vine.compile(vine.object({ rsType: vine.enum(reportKinds) }))

/** What a kind of periodic report consists of. */
@inject()
export default class TemplateController {
  static readonly takes = {
    handle: {
      what: 'The sections of a kind of periodic report, with what belongs in each',
      query: asked,
      answers: answering({ template: ofType('ReportTemplate', 'plugins/sur/contract/template') }),
    },
  } satisfies Takes

  constructor(private work: WorkOnKind) {}

  async handle(ctx: HttpContext) {
    const { rsType } = (await hear(ctx, TemplateController.takes.handle)).query
    await this.work.refuse(ctx, rsType)
    return ok({ template: templateOf(rsType) })
  }
}
