import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answeringNothing, ofType } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { described, type Takes } from '#kernel/http/takes'
import { aSaidText, aTruth } from '#kernel/http/values'

import { CaseDeclarations } from '#plugins/gateway/declaring/case_declarations'
import { DecideDeclaration } from '#plugins/gateway/declaring/decide_declaration'

const body = vine.compile(
  vine.object({
    /** Whether the case goes there. */
    isRequired: aTruth(),
    /** Why it does not. */
    reason: aSaidText(500).optional(),
  })
)

/** What is due of a case at its destinations. */
@inject()
export default class DeclarationController {
  static readonly takes = {
    show: {
      what: 'What is due of a case where, and what became of it there',
      answers: described(ofType('CaseDeclaration', 'plugins/gateway/contract/shown')),
    },
    decide: {
      what: 'Confirm that a case goes to a destination, or say why it does not',
      body,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(
    private declarations: CaseDeclarations,
    private deciding: DecideDeclaration
  ) {}

  async show({ params }: HttpContext) {
    return ok(await this.declarations.of(params.caseId))
  }

  async decide(ctx: HttpContext) {
    const { body: said } = await hear(ctx, DeclarationController.takes.decide)
    const { caseId, destinationId } = ctx.params
    await this.deciding.handle({ caseId, destinationId, ...said })
    return ok({})
  }
}
