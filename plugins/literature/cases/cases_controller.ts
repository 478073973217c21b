import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answeringList, answering, id, text } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aNumber, aSaidText, aTruth } from '#kernel/http/values'

import { MakeCases } from '#plugins/literature/cases/make_cases'

const order = vine.compile(
  vine.object({
    productId: vine.string().uuid(),
    /** C.1.3 */
    reportType: vine.enum(['1', '2', '3', '4'] as const),
    /** C.1.4 and C.1.5 */
    dayZero: vine.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    passesOn: aTruth(),
    patients: vine
      .array(
        vine.object({
          sex: vine.enum(['1', '2'] as const).optional(),
          age: aNumber().range([0, 999]).optional(),
          ageUnit: vine.enum(['a', 'mo', 'wk', 'd'] as const).optional(),
          drug: aSaidText(250),
          reactions: vine.array(aSaidText(250)).minLength(1).maxLength(20),
        })
      )
      .minLength(1)
      .maxLength(20),
  })
)
const aDay = () => vine.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const known = { productId: vine.string().uuid(), caseNo: aSaidText(100) }
const link = vine.compile(vine.object(known))
/** C.1.5 */
const followUp = vine.compile(vine.object({ ...known, received: aDay() }))

const made = { id, caseNo: text }

/** Cases of articles. */
@inject()
export default class CasesController {
  static readonly takes = {
    make: {
      what: 'Make a case of each patient in an article, linked with each other',
      body: order,
      answers: answeringList(made),
    },
    link: {
      what: 'Say that a case of the project is about an article',
      body: link,
      answers: answering(made),
    },
    followUp: {
      what: 'Book an article in as a follow-up of a case of the project',
      body: followUp,
      answers: answering(made),
    },
  } satisfies Takes

  constructor(private cases: MakeCases) {}

  async make(ctx: HttpContext) {
    const { body } = await hear(ctx, CasesController.takes.make)
    const { productId, ...asked } = body
    return ok(await this.cases.make({ articleId: ctx.params.articleId, productId }, asked))
  }

  async link(ctx: HttpContext) {
    const { body } = await hear(ctx, CasesController.takes.link)
    const { productId, caseNo } = body
    return ok(await this.cases.link({ articleId: ctx.params.articleId, productId }, caseNo))
  }

  async followUp(ctx: HttpContext) {
    const { body } = await hear(ctx, CasesController.takes.followUp)
    const { productId, caseNo, received } = body
    const place = { articleId: ctx.params.articleId, productId }
    return ok(await this.cases.followUp(place, caseNo, received))
  }
}
