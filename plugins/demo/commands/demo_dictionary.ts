import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { demoDictionary, demoVersions } from '#tests/invented/dictionary/demo_dictionary'
import { fullDictionary, fullVersions } from '#tests/invented/dictionary/full_dictionary'
import { medAsciiFiles } from '#tests/invented/dictionary/med_ascii_files'

const languages = ['en', 'zh'] as const

export default class DemoDictionaryCommand extends BaseCommand {
  static commandName = 'demo:dictionary'
  static description = 'Writes an invented dictionary as releases that coding:load takes'
  static options = { startApp: true, database: false } as CommandOptions

  @flags.string({ description: 'small (70 LLTs) or full (83,000 LLTs)', default: 'small' })
  declare size: string

  @flags.string({ description: 'The same seed gives the same full one', default: '1' })
  declare seed: string

  @flags.string({ description: 'Folder to write to', required: true })
  declare out: string

  async run() {
    if (this.size !== 'small' && this.size !== 'full') {
      this.exitCode = 1
      return this.logger.error('--size is small or full')
    }
    for (const version of this.size === 'full' ? fullVersions : demoVersions) {
      const dictionary =
        this.size === 'full' ? fullDictionary(version, this.seed) : demoDictionary(version)
      for (const language of languages) {
        const folder = join(this.app.makePath(this.out), `${version}-${language}`)
        for (const { name, text } of medAsciiFiles(dictionary, language)) {
          await mkdir(dirname(join(folder, name)), { recursive: true })
          await writeFile(join(folder, name), text)
        }
        this.logger.log(folder)
      }
    }
  }
}
