import { inject } from '@adonisjs/core'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { processGates } from '#plugins/process/contract/gates'
import { defaultDefinition } from '#plugins/process/definition/default_definition'

/** What there is to set a process up of, in every project. */
@inject()
export class SetupChoices {
  constructor(
    private forms: FormSchemas,
    private plugins: PluginRegistry
  ) {}

  async get() {
    const gates = await this.plugins.collect(processGates)
    return {
      nodes: defaultDefinition.nodes.map(({ key, name, kind }) => ({ key, name, kind })),
      pages: this.pages(),
      gates: gates.map(({ name, label }) => ({ name, label })),
    }
  }

  /** The pages of a case. */
  pages() {
    return this.forms.pages.map(({ page, title }) => ({ page, name: title }))
  }
}
