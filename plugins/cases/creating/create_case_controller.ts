import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, id, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { caseContent, describedWith, type Takes } from '#kernel/http/takes'

import CreateCase from '#plugins/cases/creating/create_case'
import { typedNumber } from '#plugins/cases/numbering/choose_case_number'

const begun = describedWith(
  vine.compile(
    vine.object({
      ...typedNumber,
      reportType: vine.any().optional(),
      firstReceived: vine.any().optional(),
      country: vine.any().optional(),
    })
  ),
  {
    reportType: caseContent('properties/C_1_3'),
    firstReceived: caseContent('properties/C_1_4'),
    country: caseContent('properties/C_2_r/items/properties/C_2_r_3'),
  },
  ['reportType', 'firstReceived']
)

@inject()
export default class CreateCaseController {
  static readonly takes = {
    handle: {
      what: 'Make a case',
      body: begun,
      isRepeatable: true,
      answers: answering({ id, caseNo: text }),
    },
  } satisfies Takes

  constructor(private createCase: CreateCase) {}

  async handle(ctx: HttpContext) {
    const { body } = await hear(ctx, CreateCaseController.takes.handle)
    const idempotencyKey = ctx.request.header('idempotency-key')
    return ok(await this.createCase.handle({ ...body, idempotencyKey }))
  }
}
