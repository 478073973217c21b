import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, id, oneOf, text } from '#kernel/http/answers'
import { readJsonField } from '#kernel/http/body/json_field'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { caseContent, describedWith, type Takes } from '#kernel/http/takes'

import CreateCase from '#plugins/cases/creating/create_case'
import { acceptedDocument, refuseLongName } from '#plugins/cases/documents/accepted_document'
import { NUMBER_REASONS, typedNumber } from '#plugins/cases/numbering/choose_case_number'

const begun = describedWith(vine.compile(vine.object({ ...typedNumber, content: vine.any() })), {
  content: caseContent(),
})
/** A form holds texts: the content is written as JSON. */
const begunByForm = vine.compile(vine.object({ ...typedNumber, content: vine.string() }))

const made = {
  isRepeatable: true,
  answers: answering({ id, caseNo: text }),
  refuses: { reason: oneOf(...NUMBER_REASONS) },
} as const

@inject()
export default class CreateCaseController {
  static readonly takes = {
    handle: { what: 'Create a case', body: begun, ...made },
    withDocument: {
      what: 'Create a case with the document that it is known from',
      body: begunByForm,
      files: acceptedDocument,
      ...made,
    },
  } satisfies Takes

  constructor(private createCase: CreateCase) {}

  async handle(ctx: HttpContext) {
    const { body } = await hear(ctx, CreateCaseController.takes.handle)
    const idempotencyKey = ctx.request.header('idempotency-key')
    return ok(await this.createCase.handle({ ...body, idempotencyKey }))
  }

  async withDocument(ctx: HttpContext) {
    const { body, files: document } = await hear(ctx, CreateCaseController.takes.withDocument)
    refuseLongName(document)
    const idempotencyKey = ctx.request.header('idempotency-key')
    const content = readJsonField(body.content)
    return ok(await this.createCase.handle({ ...body, content, document, idempotencyKey }))
  }
}
