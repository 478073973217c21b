import { inject } from '@adonisjs/core'

import { Settings } from '#kernel/settings/settings'

import type { SourceFinds, SourceQuestion } from '#plugins/literature/contract/source'
import { SourceSetups } from '#plugins/literature/records/source_setups'
import { literatureSettings } from '#plugins/literature/settings/settings'
import { askEndpoint } from '#plugins/literature/sources/endpoint/ask_endpoint'
import { findSource } from '#plugins/literature/sources/known_sources'

/** The endpoint of the user, among what a project says of sources. */
export const ENDPOINT = 'endpoint'

/** Asks a source, as the project has it set up. */
export type Ask = (question: SourceQuestion) => Promise<SourceFinds>

/** How the sources of the project at hand are asked. */
@inject()
export class Asking {
  constructor(
    private setups: SourceSetups,
    private settings: Settings
  ) {}

  /** How a source is asked; null where a person has to search it. */
  async of(name: string): Promise<Ask | null> {
    const source = await findSource(name)
    if (source?.search) {
      const { search } = source
      return async (question) => search(question, await this.setups.opened(name))
    }
    if (!source?.byEndpoint) return null
    const { endpoint } = await this.settings.of('literature', literatureSettings)
    const { address, key } = endpoint === 'on' ? await this.setups.opened(ENDPOINT) : {}
    if (!address) return null
    return (question) => askEndpoint({ address, key }, name, question)
  }
}
