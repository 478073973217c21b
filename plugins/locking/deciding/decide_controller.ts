import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answering, id } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { LONGEST_REASON } from '#plugins/locking/contract/unlock_request'
import DecideRequest, { type Decision } from '#plugins/locking/deciding/decide_request'
import { wording } from '#plugins/locking/lang/wording'

const body = vine.compile(
  vine.object({
    unlockRequestId: vine.string().uuid(),
    act: vine.enum(['approve', 'reject'] as const),
    /** Key of the node at which the case goes on; with an approval. */
    node: vine.string().maxLength(40).optional(),
    /** What whoever asked is told; with a rejection. */
    answer: aSaidText(LONGEST_REASON).optional(),
  })
)

/** Decisions of requests to unlock cases. */
@inject()
export default class DecideController {
  static readonly takes = {
    decide: {
      what: 'Approve a request to unlock a case, naming the node at which it goes on, or reject it for a reason',
      body,
      isRepeatable: true,
      answers: answering({ id }),
    },
  } satisfies Takes

  constructor(private deciding: DecideRequest) {}

  async decide(ctx: HttpContext) {
    const { body: heard } = await hear(ctx, DecideController.takes.decide)
    return ok(await this.deciding.handle(decisionOf(heard), ctx.request.header('idempotency-key')))
  }
}

interface Heard {
  readonly unlockRequestId: string
  readonly act: 'approve' | 'reject'
  readonly node?: string
  readonly answer?: string
}

/** Refuses with 2017 an approval without a node, and a rejection without a reason. */
function decisionOf({ unlockRequestId, act, node, answer }: Heard): Decision {
  if (act === 'approve') {
    if (node === undefined) throw new kernelErrors.E_PARAMETER({ detail: namesNode })
    return { unlockRequestId, act, node, ...(answer !== undefined && { answer }) }
  }
  if (answer === undefined) throw new kernelErrors.E_PARAMETER({ detail: saysWhy })
  return { unlockRequestId, act, answer }
}

const namesNode = wording('decide.choose_node')
const saysWhy = wording('decide.say_why')
