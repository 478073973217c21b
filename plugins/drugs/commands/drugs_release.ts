import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { asPlatform } from '#kernel/commands/as_platform'
import { filesAt, type NamedFile } from '#kernel/commands/files_at'
import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'

import { DictionaryLoading, type LoadProgress } from '#plugins/coding/contract/release'
import { hearOfRelease } from '#plugins/drugs/whodrug/release_details'

export default class DrugsRelease extends BaseCommand {
  static commandName = 'drugs:release'
  static description =
    'Loads a release of WHODrug (a zip or a folder) and says what is wrong with it'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Zip, or folder with the .txt files' })
  declare path: string

  @flags.string({ description: 'Year and month of the release, as 2026-03', required: true })
  declare release: string

  @flags.string({ description: 'C3 or B3', default: 'C3' })
  declare format: string

  @flags.string({ description: 'en or zh', default: 'en' })
  declare language: string

  @flags.string({ description: 'File with the layout, where it is not one that comes with Pharos' })
  declare layout?: string

  async run() {
    const files = await filesAt(this.path, /\.txt$/i)
    if (files.length === 0) return this.#end(`There is no zip and no .txt file at ${this.path}`)
    const layout = this.layout ? await readFile(this.layout, 'utf8').catch(() => null) : undefined
    if (layout === null) return this.#end(`There is no file ${this.layout}`)
    const { release: version, format, language } = this
    try {
      const details = await hearOfRelease({ version, format, language, layout })
      await asPlatform(() => this.#load(files, details))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#end(messageOf(error).en)
    }
  }

  async #load(files: readonly NamedFile[], details: Readonly<Record<string, string>>) {
    const started = performance.now()
    const loading = await this.app.container.make(DictionaryLoading)
    const order = { dictionary: 'whodrug', details, fileName: basename(this.path) }
    const { releaseId, problems, problemCount } = await loading.load(files, order, (progress) =>
      this.#tell(progress)
    )
    if (releaseId === null) {
      for (const { file, line, says } of problems) {
        this.logger.log(`${file}${line === null ? '' : `:${line}`}  ${says.en}`)
      }
      return this.#end(`Nothing was loaded. Problems: ${problemCount}`)
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    this.logger.log(`WHODrug ${details.version} is loaded in ${seconds} s; it waits to be approved`)
  }

  #tell({ stage, done, total }: LoadProgress) {
    this.logger.log(stage === 'reading' ? 'Reading and checking' : `${done} of ${total} rows`)
  }

  #end(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
