import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answeringNothing } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { destinationStages } from '#plugins/gateway/contract/shown'
import { Destinations } from '#plugins/gateway/records/destinations'

const body = vine.compile(
  vine.object({ stage: vine.enum(destinationStages), reason: aSaidText(500).optional() })
)

/** How far a destination is set up. */
@inject()
export default class StageController {
  static readonly takes = {
    move: {
      what: 'Say how far a destination is set up: in test, tested, in use; back with a reason',
      body,
      answers: answeringNothing,
    },
  } satisfies Takes

  constructor(private destinations: Destinations) {}

  async move(ctx: HttpContext) {
    const { body: heard } = await hear(ctx, StageController.takes.move)
    const { id } = await this.destinations.at(ctx.params.id)
    await this.destinations.move(id, heard.stage, heard.reason)
    return ok({})
  }
}
