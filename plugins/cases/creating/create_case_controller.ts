import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'
import { caseContent, describedWith, type Takes } from '#kernel/http/takes'

import CreateCase from '#plugins/cases/creating/create_case'
import { typedNumber } from '#plugins/cases/numbering/choose_case_number'

const body = describedWith(
  typedNumber,
  {
    reportType: caseContent('properties/C_1_3'),
    firstReceived: caseContent('properties/C_1_4'),
    country: caseContent('properties/C_2_r/items/properties/C_2_r_3'),
  },
  ['reportType', 'firstReceived']
)

@inject()
export default class CreateCaseController {
  static readonly takes: Takes = {
    handle: { what: 'Make a case', body, isRepeatable: true },
  }

  constructor(private createCase: CreateCase) {}

  async handle({ request }: HttpContext) {
    const { reportType, firstReceived, country, caseNo, otherCoding, whenTaken } = request.all()
    const idempotencyKey = request.header('idempotency-key')
    const made = await this.createCase.handle({
      reportType,
      firstReceived,
      country: country ?? undefined,
      caseNo,
      otherCoding,
      whenTaken,
      idempotencyKey,
    })
    return ok(made)
  }
}
