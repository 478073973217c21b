import { basename } from 'node:path'

import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { asPlatform } from '#kernel/commands/as_platform'
import { filesAt, type NamedFile } from '#kernel/commands/files_at'

import { DictionaryLoading, type LoadProgress } from '#plugins/coding/contract/release'
import { DictionaryReleases } from '#plugins/coding/records/dictionary_releases'

export default class CodingLoad extends BaseCommand {
  static commandName = 'coding:load'
  static description =
    'Loads a release of MedDRA (a zip or a folder) and says what is wrong with it'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Zip, or folder with the .asc files' })
  declare path: string

  async run() {
    const files = await filesAt(this.path, /\.asc$/i)
    if (files.length === 0) return this.#end(`There is no zip and no .asc file at ${this.path}`)
    await asPlatform(() => this.#load(files))
  }

  async #load(files: readonly NamedFile[]) {
    const { container } = this.app
    const started = performance.now()
    const loading = await container.make(DictionaryLoading)
    const order = { fileName: basename(this.path) }
    const { releaseId, problems, problemCount } = await loading.load(files, order, (progress) =>
      this.#tell(progress)
    )
    if (releaseId === null) {
      for (const { file, line, says } of problems) {
        this.logger.log(`${file}${line === null ? '' : `:${line}`}  ${says.en}`)
      }
      return this.#end(`Nothing was loaded. Problems: ${problemCount}`)
    }
    const { version, language } = await (await container.make(DictionaryReleases)).get(releaseId)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    this.logger.log(`${version} (${language}) is loaded in ${seconds} s; it waits to be approved`)
  }

  #tell({ stage, done, total }: LoadProgress) {
    this.logger.log(stage === 'reading' ? 'Reading and checking' : `${done} of ${total} rows`)
  }

  #end(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
