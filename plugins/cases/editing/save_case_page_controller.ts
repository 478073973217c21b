import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import { caseContent, describedWith, type Takes } from '#kernel/http/takes'

import SaveCasePage from '#plugins/cases/editing/save_case_page'

const body = vine.compile(
  vine.object({
    baseRevision: vine.number().withoutDecimals().min(1).max(1_000_000),
    content: vine.any(),
  })
)

@inject()
export default class SaveCasePageController {
  static readonly takes: Takes = {
    handle: {
      what: 'Save a page of a case',
      body: describedWith(body, { content: caseContent() }),
      isRepeatable: true,
    },
  }

  constructor(private saveCasePage: SaveCasePage) {}

  async handle({ params, request }: HttpContext) {
    const [invalid, input] = await body.tryValidate(request.all())
    if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
    const saved = await this.saveCasePage.handle({
      caseId: params.caseId,
      page: params.page,
      content: request.input('content'),
      baseRevision: input.baseRevision,
      idempotencyKey: request.header('idempotency-key'),
    })
    return ok(saved)
  }
}
