import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { releasedDictionaries, type ReleasedDictionary } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'

/** The dictionaries that are loaded release by release, of whichever plugin. */
@inject()
export class Dictionaries {
  constructor(private plugins: PluginRegistry) {}

  /** What a dictionary counts, with its labels; nothing of one whose plugin is not installed. */
  async labelsOf(name: string): Promise<Readonly<Record<string, Words>>> {
    return (await this.find(name))?.counts ?? {}
  }

  async find(name: string): Promise<ReleasedDictionary | undefined> {
    const all = await this.plugins.collect(releasedDictionaries)
    return all.find(({ dictionary }) => dictionary === name)
  }

  /** Refuses with 2017 a name that no plugin has a dictionary for. */
  async get(name: string): Promise<ReleasedDictionary> {
    const found = await this.find(name)
    if (found) return found
    const all = await this.plugins.collect(releasedDictionaries)
    const known = all.map(({ dictionary }) => dictionary).join(', ')
    throw new kernelErrors.E_PARAMETER({
      detail: wording('dictionaries.there_is_no_dictionary_possible_are', {
        name: name.slice(0, 40),
        known,
      }),
    })
  }
}
