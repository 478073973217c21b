import { inject } from '@adonisjs/core'

import { MedicalDictionary } from '#plugins/coding/contract/dictionary'
import { CodingSettingsRows } from '#plugins/coding/records/coding_settings'

/** The version that the project at hand codes new cases with. */
@inject()
export class ProjectVersion {
  constructor(
    private settings: CodingSettingsRows,
    private dictionary: MedicalDictionary
  ) {}

  /** The one that it has chosen while that is in use, else the newest in use; null without any. */
  async current(): Promise<string | null> {
    const active = await this.active()
    const { version } = await this.settings.read()
    return active.includes(version) ? version : (active[0] ?? null)
  }

  /** The one that it has chosen and that is in use no longer, so that the newest stands in for it. */
  async passedOver(): Promise<string | null> {
    const { version } = await this.settings.read()
    return version === '' || (await this.active()).includes(version) ? null : version
  }

  /** Versions in use, newest first. */
  async active(): Promise<string[]> {
    const versions = await this.dictionary.versions()
    const active = versions.filter(({ state }) => state === 'active')
    return [...new Set(active.map(({ version }) => version))]
  }

  /** Versions whose terms can be looked up: those in use and those that were. */
  async loaded(): Promise<Set<string>> {
    return new Set((await this.dictionary.versions()).map(({ version }) => version))
  }
}
