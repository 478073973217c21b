import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { asPlatform } from '#kernel/commands/as_platform'
import { DictionaryReleases } from '#plugins/coding/records/dictionary_releases'

export default class CodingVersions extends BaseCommand {
  static commandName = 'coding:versions'
  static description = 'Lists the releases of dictionaries with their state'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const releases = await this.app.container.make(DictionaryReleases)
    const sort = { column: 'version', direction: 'desc' } as const
    const query = { sort, from: 0, to: 999, text: '', where: {} }
    const { rows } = await asPlatform(() => releases.list(query))
    if (this.json) return this.logger.log(JSON.stringify(rows, null, 2))
    if (rows.length === 0) this.logger.log('No release is loaded')
    for (const row of rows as unknown as Listed[]) {
      const { dictionary, version, language, state, entries, loadedAt } = row
      const name = `${dictionary} ${version} ${language}`
      this.logger.log(`${name} ${state}, ${entries} entries, loaded ${loadedAt}`)
    }
  }
}

interface Listed {
  readonly dictionary: string
  readonly version: string
  readonly language: string
  readonly state: string
  readonly entries: number
  readonly loadedAt: string
}
