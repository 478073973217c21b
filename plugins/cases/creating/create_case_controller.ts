import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'

import CreateCase from '#plugins/cases/creating/create_case'

@inject()
export default class CreateCaseController {
  constructor(private createCase: CreateCase) {}

  async handle({ request }: HttpContext) {
    const { reportType, firstReceived, country, caseNo, otherCoding, whenTaken } = request.all()
    const idempotencyKey = request.header('idempotency-key')
    const made = await this.createCase.handle({
      reportType,
      firstReceived,
      country,
      caseNo,
      otherCoding,
      whenTaken,
      idempotencyKey,
    })
    return ok(made)
  }
}
