import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'

import { defaultDefinition, setupOf } from '#plugins/process/definition/default_definition'
import { ProcessTemplates } from '#plugins/process/records/process_templates'
import { SetupChoices } from '#plugins/process/definition/setup_choices'
import { answersSetup, takesSetup } from '#plugins/process/definition/takes_setup'

/** The process that the company keeps for its projects to take over. */
@inject()
export default class TemplateController {
  static readonly takes = {
    show: { what: 'The process that the company keeps for its projects', answers: answersSetup },
    save: {
      what: 'Keep a process for the projects of the company',
      body: takesSetup,
      answers: answersSetup,
    },
  } satisfies Takes

  constructor(
    private templates: ProcessTemplates,
    private choices: SetupChoices
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'process/setup/template')
  }

  async show(ctx: HttpContext) {
    await hear(ctx, TemplateController.takes.show)
    return ok(await this.#shown())
  }

  async save(ctx: HttpContext) {
    const { body } = await hear(ctx, TemplateController.takes.save)
    await this.templates.keep(body)
    return ok(await this.#shown())
  }

  async #shown() {
    const kept = await this.templates.get()
    return {
      version: kept?.revision ?? 0,
      setup: kept?.setup ?? setupOf(defaultDefinition),
      ...(await this.choices.get()),
      people: {},
    }
  }
}
