import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { synonymFields } from '#plugins/coding/contract/synonym'
import { Synonyms } from '#plugins/coding/records/synonyms'

/** A page of a list has no more. */
const MOST_AT_ONCE = 1000

const decideBody = vine.compile(
  vine.object({
    ids: vine.array(vine.string().uuid()).minLength(1).maxLength(MOST_AT_ONCE),
    state: vine.enum(synonymFields.state.of.map(({ value }) => value)),
  })
)

/** Several synonyms of the project are approved or rejected at once. */
@inject()
export default class DecideSynonymsController {
  static readonly takes = {
    handle: {
      what: 'Change the status of several synonyms',
      body: decideBody,
      answers: answering({ changed: whole }),
    },
  } satisfies Takes

  constructor(private synonyms: Synonyms) {}

  async handle(ctx: HttpContext) {
    const { body } = await hear(ctx, DecideSynonymsController.takes.handle)
    return ok({ changed: await this.synonyms.decide(body.ids, body.state) })
  }
}
