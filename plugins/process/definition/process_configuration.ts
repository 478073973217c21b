import { inject } from '@adonisjs/core'

import type { OpenChange } from '#kernel/changes/changes'
import {
  ConfigurationAccess,
  type ConfigurationPart,
  ConfigurationSource,
  type ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { ProcessSetup } from '#plugins/process/contract/definition'
import { defaultDefinition, setupOf } from '#plugins/process/definition/default_definition'
import { ProcessTemplates } from '#plugins/process/records/process_templates'
import { SetUpProcess } from '#plugins/process/definition/set_up_process'
import { wording } from '#plugins/process/lang/server/wording'
import { currentDefinition } from '#plugins/process/records/definitions'

const KEY = 'process'
const name = wording('process_configuration.process')

/** The process, where somebody has set one up: the one of the product is every project's own. */
@inject()
class ProcessConfiguration extends ConfigurationAccess {
  constructor(
    private database: Database,
    private setUp: SetUpProcess
  ) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    const definition = await this.database.read(currentDefinition)
    const { version } = definition
    if (version === defaultDefinition.version) return []
    return [{ key: KEY, name, value: setupOf(definition), revision: version }]
  }

  async write(
    open: OpenChange,
    _part: string,
    [{ value, revision }]: readonly ConfiguredThing[]
  ): Promise<void> {
    const { version } = await this.database.read(currentDefinition)
    if (version !== (revision ?? defaultDefinition.version)) throw new kernelErrors.E_DATA_STATUS()
    await this.setUp.within(open, { ...(value as ProcessSetup), version })
  }
}

/** The process that the company keeps. */
@inject()
class TemplateSource extends ConfigurationSource {
  constructor(private templates: ProcessTemplates) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    const kept = await this.templates.get()
    return kept ? [{ key: KEY, name, value: kept.setup, revision: kept.revision }] : []
  }
}

const parts: readonly ConfigurationPart[] = [
  {
    name: 'process.definition',
    label: name,
    permission: 'SYS_CONF',
    holds: 'process_definition',
    access: ProcessConfiguration,
    templates: TemplateSource,
  },
]

export default parts
