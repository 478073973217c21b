import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aTruth } from '#kernel/http/values'

import { MarkRemark } from '#plugins/gateway/remarks/mark_remark'

const body = vine.compile(vine.object({ isOpen: aTruth() }))

/** Remarks of receivers, marked by hand. */
@inject()
export default class RemarkController {
  static readonly takes = {
    mark: {
      what: 'Mark a remark of a receiver as handled, or open it again',
      body,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(private marking: MarkRemark) {}

  async mark(ctx: HttpContext) {
    const { body: said } = await hear(ctx, RemarkController.takes.mark)
    await this.marking.handle(ctx.params.remarkId, said.isOpen)
    return ok({})
  }
}
