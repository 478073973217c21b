import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { codesOf } from '#kernel/forms/licensed_lists'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** Gives the browser the codes of a list that somebody loaded; none when nobody did. */
@inject()
export default class LicensedListController {
  static readonly takes: Takes = { handle: { what: 'The loaded codes of a licensed code list' } }

  constructor(private readonly plugins: PluginRegistry) {}

  async handle({ params }: HttpContext) {
    return ok({ codes: await codesOf(params.list, this.plugins) })
  }
}
