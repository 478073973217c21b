import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import { BootRefusal } from '#kernel/boot_refusal'
import { readRules } from '#kernel/case/findings/read_rules'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { CompiledRules } from '#kernel/case/rules/compiled_check'
import { compileRules } from '#kernel/case/rules/compile_rules'
import { deriveRules } from '#kernel/case/rules/derived/main'
import { procedures } from '#kernel/case/rules/procedures'
import type { Rule } from '#kernel/case/rules/rule'

/** All rules of this installation: those derived from the catalogue and those of the plugins. */
@inject()
export class RuleBook {
  #compiled?: CompiledRules
  #contributed?: readonly Rule[]

  constructor(
    private forms: FormSchemas,
    private plugins: PluginRegistry
  ) {}

  /** Ready to run; compiled once. */
  compiled(): CompiledRules {
    this.#compiled ??= this.#compile(this.contributed())
    return this.#compiled
  }

  #compile(contributed: readonly Rule[]): CompiledRules {
    const { catalogue } = this.forms
    try {
      return compileRules([...deriveRules(catalogue), ...contributed], catalogue, procedures)
    } catch (error) {
      throw new BootRefusal(`The rules do not compile: ${(error as Error).message}`)
    }
  }

  /** The rules that plugins brought, as data, for the browser and the reports. */
  contributed(): readonly Rule[] {
    this.#contributed ??= this.plugins.plugins.flatMap(({ name, rules }) =>
      rules === undefined ? [] : readRules(app.makePath('plugins', name, rules))
    )
    return this.#contributed
  }
}
