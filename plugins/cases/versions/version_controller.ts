import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  answeringList,
  id,
  moment,
  oneOf,
  orNull,
  text,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { versionKinds } from '#plugins/cases/contract'
import { Chain } from '#plugins/cases/versions/chain'
import CreateVersion from '#plugins/cases/versions/create_version'

/** The longest reason that C.1.11.2 takes. */
const MOST_LETTERS = 2000

const version = vine.compile(
  vine.object({
    kind: vine.enum(['amendment', 'nullification'] as const),
    reason: aSaidText(MOST_LETTERS),
  })
)

@inject()
export default class VersionController {
  static readonly takes = {
    chain: {
      what: 'The versions of a case, the latest first',
      answers: answeringList({
        ...{ version: whole, kind: oneOf(...versionKinds), reason: orNull(text) },
        ...{ received: orNull(text), at: moment, by: text, revision: whole },
      }),
    },
    handle: {
      what: 'Amend or nullify a case',
      body: version,
      isRepeatable: true,
      answers: answering({ id, caseNo: text, version: whole }),
    },
  } satisfies Takes

  constructor(
    private createVersion: CreateVersion,
    private versions: Chain
  ) {}

  async chain({ params }: HttpContext) {
    return ok(await this.versions.of(params.caseId))
  }

  async handle(ctx: HttpContext) {
    const { body } = await hear(ctx, VersionController.takes.handle)
    const { caseId } = ctx.params
    const idempotencyKey = ctx.request.header('idempotency-key')
    return ok(await this.createVersion.handle({ ...body, caseId, idempotencyKey }))
  }
}
