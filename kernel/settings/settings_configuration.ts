import { inject } from '@adonisjs/core'

import type { OpenChange } from '#kernel/changes/changes'
import {
  ConfigurationAccess,
  type ConfigurationPart,
  type ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { wording } from '#kernel/lang/server/wording'
import { Settings } from '#kernel/settings/settings'

/** The settings of plugins, where somebody has said something else than what is usual. */
@inject()
class SettingsConfiguration extends ConfigurationAccess {
  constructor(private settings: Settings) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    const configured = (await this.settings.list()).filter(({ revision }) => revision > 0)
    return configured.map(({ id, label, values, revision }) => ({
      ...{ key: id, name: label, value: values, revision },
    }))
  }

  async write(open: OpenChange, _part: string, things: readonly ConfiguredThing[]): Promise<void> {
    for (const { key, value, revision = 0 } of things) {
      await this.settings.changeWithin(open, key, value, revision)
    }
  }
}

const parts: readonly ConfigurationPart[] = [
  {
    name: 'kernel.settings',
    label: wording('settings_configuration.settings'),
    permission: 'SYS_CONF',
    holds: 'settings',
    access: SettingsConfiguration,
  },
]

export default parts
