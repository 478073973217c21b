import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answeringList,
  answeringNothing,
  byName,
  listOf,
  ofType,
  oneOf,
  text,
  truth,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { described, type Takes } from '#kernel/http/takes'
import { aSaidText } from '#kernel/http/values'

import { SetUpSources } from '#plugins/literature/configuration/set_up_sources'

const LONGEST = 1000

/** What a project says of sources, and whether they answer. */
@inject()
export default class SourceController {
  static readonly takes = {
    list: {
      what: 'List sources of literature, with what the project says of each',
      answers: answeringList({
        ...{ name: text, label: words, region: oneOf('home', 'abroad', 'endpoint') },
        fields: ofType('Fields', 'kernel/fields/field'),
        ...{ secrets: listOf(text), options: byName(text), sealed: listOf(text), isAsked: truth },
      }),
    },
    change: {
      what: 'Say by what a source is asked',
      body: vine.compile(vine.object({ options: vine.record(vine.string().maxLength(LONGEST)) })),
      answers: answeringNothing,
    },
    seal: {
      what: 'Keep a secret of a source sealed, or take it away',
      body: vine.compile(
        vine.object({ name: aSaidText(40), value: vine.string().maxLength(LONGEST).optional() })
      ),
      answers: answeringNothing,
    },
    test: {
      what: 'Ask a source for one day, without keeping what it finds; says what is wrong',
      body: null,
      answers: described(listOf(words)),
    },
  } satisfies Takes

  constructor(private sources: SetUpSources) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'literature/sources/sources')
  }

  async list(ctx: HttpContext) {
    await hear(ctx, SourceController.takes.list)
    return ok(await this.sources.all())
  }

  async change(ctx: HttpContext) {
    const { body } = await hear(ctx, SourceController.takes.change)
    await this.sources.change(ctx.params.source, body.options)
    return ok({})
  }

  async seal(ctx: HttpContext) {
    const { body } = await hear(ctx, SourceController.takes.seal)
    await this.sources.seal(ctx.params.source, body.name, body.value ?? null)
    return ok({})
  }

  async test(ctx: HttpContext) {
    await hear(ctx, SourceController.takes.test)
    return ok(await this.sources.test(ctx.params.source))
  }
}
