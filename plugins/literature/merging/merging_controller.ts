import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aTruth } from '#kernel/http/values'

import { DecidePair } from '#plugins/literature/merging/decide_pair'

const decided = vine.compile(vine.object({ otherId: vine.string().uuid(), same: aTruth() }))

/** Whether two articles are one. */
@inject()
export default class MergingController {
  static readonly takes = {
    decide: {
      what: 'Decide whether two articles are the same',
      body: decided,
      answers: answeringNothing,
    },
    split: {
      what: 'Undo that an article was merged with another one',
      body: null,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(private pairs: DecidePair) {}

  async decide(ctx: HttpContext) {
    const { body } = await hear(ctx, MergingController.takes.decide)
    await this.pairs.decide(ctx.params.articleId, body.otherId, body.same)
    return ok({})
  }

  async split(ctx: HttpContext) {
    await hear(ctx, MergingController.takes.split)
    await this.pairs.split(ctx.params.articleId)
    return ok({})
  }
}
