import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { readConfirmation } from '#kernel/configuration/confirmation'
import { heldLabels } from '#kernel/configuration/held_labels'
import { Database } from '#kernel/database/database'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentScope } from '#kernel/tenancy/actor'

import { setupOf } from '#plugins/process/definition/default_definition'
import { SetUpProcess } from '#plugins/process/definition/set_up_process'
import { SetupChoices } from '#plugins/process/definition/setup_choices'
import { answersSetup, takesSetup } from '#plugins/process/definition/takes_setup'
import { currentDefinition } from '#plugins/process/records/definitions'

/** The process of the project at hand, to be seen and set up. */
@inject()
export default class SetupController {
  static readonly takes = {
    show: { what: 'How cases pass from desk to desk', answers: answersSetup },
    save: {
      what: 'Set up how the next cases pass from desk to desk',
      body: takesSetup,
      answers: answersSetup,
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private choices: SetupChoices,
    private setUp: SetUpProcess,
    private plugins: PluginRegistry
  ) {}

  async screen(ctx: HttpContext) {
    const confirmation = await this.database.read((trx) => readConfirmation(trx, currentScope()))
    const held = await heldLabels(this.plugins)
    return showScreen(ctx, 'process/setup/setup', { confirmation, held })
  }

  async show(ctx: HttpContext) {
    await hear(ctx, SetupController.takes.show)
    return ok(await this.#shown())
  }

  async save(ctx: HttpContext) {
    const { body } = await hear(ctx, SetupController.takes.save)
    await this.setUp.handle(body)
    return ok(await this.#shown())
  }

  async #shown() {
    const definition = await this.database.read(currentDefinition)
    return {
      ...{ version: definition.version, setup: setupOf(definition) },
      ...(await this.choices.get()),
      people: await this.setUp.people(),
    }
  }
}
