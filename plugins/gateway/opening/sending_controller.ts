import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, answeringNothing, has, moment, orNull, text, truth } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import SendingPlace from '#plugins/gateway/records/sending_place'

const body = vine.compile(vine.object({ reason: aSaidText(500) }))

/** Whether anything leaves this installation, for the platform. */
@inject()
export default class SendingController {
  static readonly takes = {
    show: {
      what: 'Tell whether anything leaves this installation, and what was decided of it last',
      answers: answering({
        isOpen: truth,
        decision: orNull(has({ at: moment, by: text, reason: text })),
      }),
    },
    open: {
      what: 'Open sending at the place where the database is now, as after a backup was restored',
      body,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(private place: SendingPlace) {}

  async show() {
    const { isOpen, decision } = await this.place.state()
    return ok({ isOpen, decision: decision && { ...decision, at: decision.at.toISOString() } })
  }

  async open(ctx: HttpContext) {
    const { body: heard } = await hear(ctx, SendingController.takes.open)
    await this.place.open(heard.reason)
    return ok({})
  }
}
