import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { codesOf, namesOf } from '#kernel/case/forms/licensed_lists'
import { answering, has, listOf, text, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** Two hundred codes of MedDRA with commas between. */
const LONGEST = 2000

const namesQuery = vine.compile(
  vine.object({
    version: vine.string().maxLength(20).optional(),
    codes: vine.string().maxLength(LONGEST),
  })
)

const loaded = answering({ codes: listOf(has({ code: text, name: words, version: text })) })

/** Gives the browser what somebody loaded of a list that belongs to a licensor. */
@inject()
export default class LicensedListController {
  static readonly takes = {
    codes: { what: 'The loaded codes of a licensed code list', answers: loaded },
    names: {
      what: 'Names of some codes of a licensed code list',
      query: namesQuery,
      answers: loaded,
    },
  } satisfies Takes

  constructor(private readonly plugins: PluginRegistry) {}

  /** None when nobody loaded the list. */
  async codes({ params }: HttpContext) {
    return ok({ codes: await codesOf(params.list, this.plugins) })
  }

  /** Codes with commas between; those that have no name are left out. */
  async names(ctx: HttpContext) {
    const { query: asked } = await hear(ctx, LicensedListController.takes.names)
    const { version = '', codes } = asked
    const listId: string = ctx.params.list
    return ok({
      codes: await namesOf({ listId, version, codes: codes.split(',') }, this.plugins),
    })
  }
}
