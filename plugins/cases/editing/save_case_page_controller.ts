import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  has,
  listOf,
  moment,
  ofType,
  oneOf,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { caseContent, describedWith, type Takes } from '#kernel/http/takes'
import { aSaidText, aTruth, aWholeNumber } from '#kernel/http/values'

import SaveCasePage from '#plugins/cases/editing/save_case_page'
import { headAnswer } from '#plugins/cases/view/case_head'

const saved = vine.compile(
  vine.object({
    baseRevision: aWholeNumber().min(1).max(1_000_000),
    content: vine.any(),
    /** Said after being asked (1101 to 1103). */
    confirm: aTruth().optional(),
    /** Said after being asked (`needsReason`). */
    reason: aSaidText(200).optional(),
  })
)

const findingAnswer = has({
  'rule': text,
  'severity': oneOf('error', 'warning', 'info'),
  'path': text,
  'element': text,
  'message': words,
  'why?': words,
  'ownDemand?': oneOf(true),
  'data?': has({ errorCode: whole }),
})

/** Who saved meanwhile, and what both changed. */
const conflict = has({
  revision: whole,
  by: text,
  at: moment,
  fields: listOf(ofType('ConflictingField', 'kernel/case/content/conflicting_field')),
})

@inject()
export default class SaveCasePageController {
  static readonly takes = {
    handle: {
      what: 'Save a page of a case',
      body: describedWith(saved, { content: caseContent() }),
      isRepeatable: true,
      answers: answering({
        revision: whole,
        case: headAnswer,
        findings: listOf(findingAnswer),
        context: ofType('RuleContext', 'kernel/case/rules/rule_context'),
      }),
      refuses: { conflict, confirm: oneOf(true), needsReason: oneOf(true) },
    },
  } satisfies Takes

  constructor(private saveCasePage: SaveCasePage) {}

  async handle(ctx: HttpContext) {
    const { body } = await hear(ctx, SaveCasePageController.takes.handle)
    const answer = await this.saveCasePage.handle({
      caseId: ctx.params.caseId,
      page: ctx.params.page,
      content: body.content,
      baseRevision: body.baseRevision,
      confirm: body.confirm,
      reason: body.reason,
      idempotencyKey: ctx.request.header('idempotency-key'),
    })
    return ok(answer)
  }
}
