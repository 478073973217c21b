import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import { Presets } from '#plugins/presets/contract'
import { kindOf, ofKind } from '#plugins/presets/keeping/kind_of'

/** So many are shown at once; who looks for another one types more of it. */
const MOST_OFFERED = 50

const query = vine.compile(vine.object({ text: vine.string().trim().maxLength(100).optional() }))

/** The presets that may be copied into a case: the first of those in which a text stands. */
@inject()
export default class OfferedPresetsController {
  static readonly takes: Takes = {
    handle: { what: 'Presets that can be copied into a case', path: ofKind, query },
  }

  constructor(private presets: Presets) {}

  async handle({ params, request }: HttpContext) {
    const [invalid, asked] = await query.tryValidate(request.qs())
    if (invalid) throw new kernelErrors.E_PARAMETER({ fields: invalid.messages })
    const { presets, total } = await this.presets.list(kindOf(params.kind), {
      text: asked.text ?? '',
      by: 'name',
      direction: 'asc',
      from: 0,
      to: MOST_OFFERED - 1,
    })
    return ok({ presets, total })
  }
}
