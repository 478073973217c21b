import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { ReceivedMessages } from '#plugins/simulator/records/received_messages'
import { Regulators } from '#plugins/simulator/records/regulators'
import { rules } from '#plugins/simulator/contract/rules'

const query = vine.compile(vine.object({ ...askedPage() }))

/** What a simulated regulator received. */
@inject()
export default class MessageController {
  static readonly takes = {
    list: {
      what: 'List what a simulated regulator received, and how it answers',
      query,
      answers: answering({
        rows: listOf(
          has({
            ...{ id, at: moment, fileName: text, batchNumber: orNull(text) },
            rule: oneOf(...rules),
            ...{ answersAt: orNull(moment), answeredAt: orNull(moment) },
          })
        ),
        total: whole,
      }),
    },
  } satisfies Takes

  constructor(
    private messages: ReceivedMessages,
    private regulators: Regulators
  ) {}

  async list(ctx: HttpContext) {
    const { query: asked } = await hear(ctx, MessageController.takes.list)
    const { page = 1, pageSize = 20 } = asked
    const { id: regulatorId } = await this.regulators.get(ctx.params.id)
    const part = { from: (page - 1) * pageSize, count: pageSize }
    const { rows, total } = await this.messages.list(String(regulatorId), part)
    const shown = rows.map(
      ({ at, answersAt, answeredAt, fileName, batchNumber, rule, ...row }) => ({
        ...{ id: row.id, at: at.toISOString(), fileName, batchNumber, rule },
        answersAt: answersAt?.toISOString() ?? null,
        answeredAt: answeredAt?.toISOString() ?? null,
      })
    )
    return ok({ rows: shown, total })
  }
}
