import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import { readConfirmation } from '#kernel/configuration/confirmation'
import { heldLabels } from '#kernel/configuration/held_labels'
import { Database } from '#kernel/database/database'
import { answering, has, listOf, text, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { aRevision } from '#kernel/http/values'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentScope } from '#kernel/tenancy/actor'

import { CodingSettingsRows } from '#plugins/coding/records/coding_settings'
import ChooseVersion from '#plugins/coding/versions/choose_version'
import { ProjectVersion } from '#plugins/coding/versions/project_version'

const body = vine.compile(
  vine.object({
    version: vine.string().maxLength(10).optional(),
    revision: aRevision(),
  })
)

/** The version of MedDRA that the project codes with, to be seen and chosen. */
@inject()
export default class VersionController {
  static readonly takes = {
    show: {
      what: 'The version of MedDRA that new cases are coded with',
      answers: answering({
        settings: has({ 'version': text, 'ctcaeVersion?': text, 'revision': whole }),
        active: listOf(text),
      }),
    },
    change: {
      what: 'Choose the MedDRA version of the project',
      body,
      answers: answering({ 'version': text, 'ctcaeVersion?': text, 'revision': whole }),
    },
  } satisfies Takes

  constructor(
    private settings: CodingSettingsRows,
    private versions: ProjectVersion,
    private choose: ChooseVersion,
    private database: Database,
    private plugins: PluginRegistry
  ) {}

  async screen(ctx: HttpContext) {
    const confirmation = await this.database.read((trx) => readConfirmation(trx, currentScope()))
    const held = await heldLabels(this.plugins)
    const props = { ...(await this.#chosen()), confirmation, held }
    return showScreen(ctx, 'coding/settings/settings', props)
  }

  async show() {
    return ok(await this.#chosen())
  }

  async change(ctx: HttpContext) {
    const { body: sent } = await hear(ctx, VersionController.takes.change)
    return ok(await this.choose.handle({ version: '', ...sent }))
  }

  async #chosen() {
    return { settings: await this.settings.read(), active: await this.versions.active() }
  }
}
