import { inject } from '@adonisjs/core'

import type { OpenChange } from '#kernel/changes/changes'
import {
  ConfigurationAccess,
  type ConfigurationPart,
  type ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'

import type { destinationFields } from '#plugins/gateway/contract/destination_fields'
import { wording } from '#plugins/gateway/lang/server/wording'
import { type Destination, Destinations } from '#plugins/gateway/records/destinations'

type Values = ValuesOf<typeof destinationFields>

/**
 * The destinations of a project, by their short names. By which connection they go and how far they are set up
 * is of one environment alone, and is not copied.
 */
@inject()
class DestinationConfiguration extends ConfigurationAccess {
  constructor(private destinations: Destinations) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    return (await this.destinations.all()).map(thingOf)
  }

  async write(open: OpenChange, _part: string, things: readonly ConfiguredThing[]): Promise<void> {
    const all = await this.destinations.all()
    for (const { key, value, revision } of things) {
      const there = all.find(({ code }) => code.toLowerCase() === key)
      if (there?.revision !== revision) throw new kernelErrors.E_DATA_STATUS()
      const connectionId = there?.connectionId ?? null
      const values = { ...(value as Values), connectionId }
      await this.destinations.writeWithin(open, values, there)
    }
  }
}

function thingOf(destination: Destination): ConfiguredThing {
  const { id: _, revision, stage: __, connectionId: ___, ...value } = destination
  const name = { en: value.name, zh: value.name }
  return { key: value.code.toLowerCase(), name, value, revision }
}

const part: ConfigurationPart = {
  name: 'gateway.destinations',
  label: wording('screens.destinations'),
  permission: 'CASE_DECLARE_CONF',
  access: DestinationConfiguration,
}

export default [part]
