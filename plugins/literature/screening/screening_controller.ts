import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText, aTruth, aWholeNumber } from '#kernel/http/values'

import { choices, criterionLetters, LONGEST_REASON } from '#plugins/literature/contract/review'
import { wording } from '#plugins/literature/lang/server/wording'
import { type ReviewPlace, ScreenArticles } from '#plugins/literature/screening/screen_articles'

const anId = () => vine.string().uuid()
const place = { productId: anId() }
const bare = vine.compile(vine.object(place))
const chosen = vine.compile(
  vine.object({ ...place, choice: vine.enum(choices), reason: aSaidText(40).optional() })
)
const judged = vine.compile(
  vine.object({ ...place, valid: aTruth(), reason: aSaidText(LONGEST_REASON).optional() })
)
const reasoned = vine.compile(vine.object({ ...place, reason: aSaidText(LONGEST_REASON) }))
const noted = vine.compile(vine.object({ ...place, text: aSaidText(2000) }))
const proved = vine.compile(
  vine.object({
    ...place,
    proofs: vine
      .array(
        vine.object({
          patient: aWholeNumber().range([1, 99]),
          criterion: vine.enum(criterionLetters),
          text: aSaidText(2000),
        })
      )
      .maxLength(400),
  })
)
const given = vine.compile(
  vine.object({
    places: vine
      .array(vine.object({ articleId: anId(), productId: anId() }))
      .minLength(1)
      .maxLength(500),
    /** Nobody in particular when absent. */
    ownerId: anId().optional(),
  })
)

const answers = answeringNothing

/** What people decide of articles. */
@inject()
export default class ScreeningController {
  static readonly takes = {
    choose: { what: 'Screen an article for a product', body: chosen, answers },
    undo: { what: 'Undo your latest choice on an article', body: bare, answers },
    wantFullText: { what: 'Ask for the full text of an article', body: bare, answers },
    bringFullText: {
      what: 'Upload the full text of an article',
      body: bare,
      files: { name: 'file', which: wording('screening.choose_file'), largest: '50mb' },
      answers,
    },
    judge: { what: 'Say whether an article is a valid case', body: judged, answers },
    prove: {
      what: 'Save the sentences that prove patient, drug, reaction and reporter',
      body: proved,
      answers,
    },
    close: { what: 'Close an article for a product', body: bare, answers },
    sendBack: { what: 'Send an article back to screening', body: reasoned, answers },
    note: { what: 'Add a note to an article', body: noted, answers },
    give: { what: 'Give articles that wait to someone', body: given, answers },
  } satisfies Takes

  constructor(private screening: ScreenArticles) {}

  async choose(ctx: HttpContext) {
    const { body } = await hear(ctx, ScreeningController.takes.choose)
    await this.screening.choose(at(ctx, body), body.choice, body.reason)
    return ok({})
  }

  async undo(ctx: HttpContext) {
    const { body } = await hear(ctx, ScreeningController.takes.undo)
    await this.screening.undo(at(ctx, body))
    return ok({})
  }

  async wantFullText(ctx: HttpContext) {
    const { body } = await hear(ctx, ScreeningController.takes.wantFullText)
    await this.screening.wantFullText(at(ctx, body))
    return ok({})
  }

  async bringFullText(ctx: HttpContext) {
    const { body, files } = await hear(ctx, ScreeningController.takes.bringFullText)
    await this.screening.bringFullText(at(ctx, body), files)
    return ok({})
  }

  async judge(ctx: HttpContext) {
    const { body } = await hear(ctx, ScreeningController.takes.judge)
    await this.screening.judge(at(ctx, body), body.valid, body.reason)
    return ok({})
  }

  async prove(ctx: HttpContext) {
    const { body } = await hear(ctx, ScreeningController.takes.prove)
    await this.screening.prove(at(ctx, body), body.proofs)
    return ok({})
  }

  async close(ctx: HttpContext) {
    const { body } = await hear(ctx, ScreeningController.takes.close)
    await this.screening.close(at(ctx, body))
    return ok({})
  }

  async sendBack(ctx: HttpContext) {
    const { body } = await hear(ctx, ScreeningController.takes.sendBack)
    await this.screening.sendBack(at(ctx, body), body.reason)
    return ok({})
  }

  async note(ctx: HttpContext) {
    const { body } = await hear(ctx, ScreeningController.takes.note)
    await this.screening.note(at(ctx, body), body.text)
    return ok({})
  }

  async give(ctx: HttpContext) {
    const { body } = await hear(ctx, ScreeningController.takes.give)
    await this.screening.give(body.places, body.ownerId ?? null)
    return ok({})
  }
}

const at = ({ params }: HttpContext, { productId }: { productId: string }): ReviewPlace => ({
  articleId: params.articleId,
  productId,
})
