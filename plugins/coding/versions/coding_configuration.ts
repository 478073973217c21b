import { inject } from '@adonisjs/core'

import type { OpenChange } from '#kernel/changes/changes'
import {
  ConfigurationAccess,
  type ConfigurationPart,
  type ConfiguredThing,
} from '#kernel/configuration/configuration_part'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/coding/lang/server/wording'
import { CodingSettingsRows } from '#plugins/coding/records/coding_settings'
import ChooseVersion from '#plugins/coding/versions/choose_version'

/** The version of MedDRA, where somebody has chosen one. */
@inject()
class CodingConfiguration extends ConfigurationAccess {
  constructor(
    private settings: CodingSettingsRows,
    private choose: ChooseVersion
  ) {
    super()
  }

  async list(): Promise<ConfiguredThing[]> {
    const { version, revision } = await this.settings.read()
    const name = wording('coding_configuration.name')
    return version === '' ? [] : [{ key: 'version', name, value: { version }, revision }]
  }

  async write(
    open: OpenChange,
    _part: string,
    [{ value, revision: compared }]: readonly ConfiguredThing[]
  ): Promise<void> {
    const { version: now, revision } = await this.settings.read()
    // Nothing was compared, and somebody has chosen one since.
    if (compared === undefined && now !== '') throw new kernelErrors.E_DATA_STATUS()
    const { version } = value as { version: string }
    await this.choose.within(open, { version, revision: compared ?? revision })
  }
}

const parts: readonly ConfigurationPart[] = [
  {
    name: 'coding.version',
    label: wording('coding_configuration.medical_dictionary'),
    permission: 'CODING_CONF',
    holds: 'coding_settings',
    access: CodingConfiguration,
  },
]

export default parts
