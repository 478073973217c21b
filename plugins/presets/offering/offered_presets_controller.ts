import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { answering, has, listOf, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import { Presets } from '#plugins/presets/contract'
import { presetAnswer } from '#plugins/presets/keeping/keeping_takes'
import { ofKind } from '#plugins/presets/keeping/kind_of'

/** So many are shown at once; who looks for another one types more of it. */
const MOST_OFFERED = 50

const query = vine.compile(vine.object({ text: vine.string().trim().maxLength(100).optional() }))

/** The presets that may be copied into a case: the first of those in which a text stands. */
@inject()
export default class OfferedPresetsController {
  static readonly takes = {
    handle: {
      what: 'Presets that can be copied into a case',
      path: ofKind,
      query,
      answers: answering({ presets: listOf(has(presetAnswer)), total: whole }),
    },
  } satisfies Takes

  constructor(private presets: Presets) {}

  async handle(ctx: HttpContext) {
    const { path, query: asked } = await hear(ctx, OfferedPresetsController.takes.handle)
    const { presets, total } = await this.presets.list(path.kind, {
      text: asked.text ?? '',
      by: 'name',
      direction: 'asc',
      from: 0,
      to: MOST_OFFERED - 1,
    })
    return ok({ presets, total })
  }
}
