import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answering, id, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import CopyCase from '#plugins/cases/creating/copy_case'

@inject()
export default class CopyCaseController {
  static readonly takes = {
    handle: {
      what: 'Copy a case',
      body: null,
      isRepeatable: true,
      answers: answering({ id, caseNo: text }),
    },
  } satisfies Takes

  constructor(private copyCase: CopyCase) {}

  async handle(ctx: HttpContext) {
    await hear(ctx, CopyCaseController.takes.handle)
    const { caseId } = ctx.params
    const idempotencyKey = ctx.request.header('idempotency-key')
    return ok(await this.copyCase.handle({ caseId, idempotencyKey }))
  }
}
