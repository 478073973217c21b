import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, id } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import RequestUnlock from '#plugins/locking/asking/request_unlock'
import WithdrawRequest from '#plugins/locking/asking/withdraw_request'
import { LONGEST_REASON } from '#plugins/locking/contract/unlock_request'

const body = vine.compile(
  vine.object({ caseId: vine.string().uuid(), reason: aSaidText(LONGEST_REASON) })
)

/** Requests of whoever would change a locked case. */
@inject()
export default class AskController {
  static readonly takes = {
    create: {
      what: 'Request that a locked case is unlocked',
      body,
      isRepeatable: true,
      answers: answering({ id }),
    },
    withdraw: {
      what: 'Withdraw a request of one’s own that waits',
      body: null,
      answers: answering({ id }),
    },
  } satisfies Takes

  constructor(
    private asking: RequestUnlock,
    private withdrawing: WithdrawRequest
  ) {}

  async create(ctx: HttpContext) {
    const { body: asked } = await hear(ctx, AskController.takes.create)
    return ok(await this.asking.handle(asked, ctx.request.header('idempotency-key')))
  }

  async withdraw({ params }: HttpContext) {
    return ok(await this.withdrawing.handle(params.unlockRequestId))
  }
}
