import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  anything,
  byName,
  has,
  listOf,
  ofType,
  oneOf,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { caseContent, describedWith, type Takes } from '#kernel/http/takes'

import SaveCasePage from '#plugins/cases/editing/save_case_page'
import { saidHead } from '#plugins/cases/view/case_head'

const saved = vine.compile(
  vine.object({
    baseRevision: vine.number().withoutDecimals().min(1).max(1_000_000),
    content: vine.any(),
  })
)

const saidFinding = has({
  'rule': text,
  'severity': oneOf('error', 'warning', 'info'),
  'path': text,
  'element': text,
  'message': words,
  'why?': words,
  'ownDemand?': oneOf(true),
  'data?': byName(anything),
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
        case: saidHead,
        findings: listOf(saidFinding),
        context: ofType('RuleContext', 'kernel/rules/rule_context'),
      }),
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
      idempotencyKey: ctx.request.header('idempotency-key'),
    })
    return ok(answer)
  }
}
