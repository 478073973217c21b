import { basename } from 'node:path'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { asPlatform } from '#kernel/commands/as_platform'
import { filesAt } from '#kernel/commands/files_at'
import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'

import { LoadReference } from '#plugins/signal/reference/loading/load_reference'
import { StartReference } from '#plugins/signal/reference/loading/start_reference'

export default class SignalLoad extends BaseCommand {
  static commandName = 'signal:load'
  static description =
    'Loads reference data for signals: FAERS quarters (ZIP) or tables of reports (CSV)'
  static options: CommandOptions = { startApp: true }

  @args.spread({ description: 'Files: quarters of FAERS as they are published, or CSV' })
  declare paths: string[]

  @flags.string({ description: 'What plans call the reference data', required: true })
  declare name: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    try {
      await asPlatform(() => this.#load())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#refuse(error.number, messageOf(error).en)
    }
  }

  async #load(): Promise<void> {
    const files = []
    for (const path of this.paths) {
      const found = await filesAt(path, /\.(zip|csv|tsv|csv\.gz)$/i)
      if (found.length === 0) return this.#refuse(3001, `There is no file ${basename(path)}`)
      files.push(...found)
    }
    const starting = await this.app.container.make(StartReference)
    const id = await starting.handle(this.name.trim(), files, 'now')
    const loading = await this.app.container.make(LoadReference)
    const row = await loading.handle(id, (done, total) => {
      if (!this.json) this.logger.log(`${Math.floor((100 * done) / total)}% read`)
    })
    const { state, counts, problems, problemCount, digest } = row!
    if (state !== 'imported') this.exitCode = 1
    if (this.json)
      return this.logger.log(JSON.stringify({ id, state, digest, counts, problems, problemCount }))
    for (const { file, line, says } of problems)
      this.logger.log(`${file}${line === null ? '' : `:${line}`}  ${says.en}`)
    if (state !== 'imported')
      return this.logger.error(`Nothing was loaded. Problems: ${problemCount}`)
    for (const [what, count] of Object.entries(counts)) this.logger.log(`${what}: ${count}`)
    this.logger.log(`SHA-256: ${digest}`)
    this.logger.log(`${this.name} is loaded; it waits to be approved`)
  }

  #refuse(code: number, message: string): void {
    this.exitCode = 1
    if (this.json)
      this.logger.log(JSON.stringify({ ok: false, refusal: { code, message: { en: message } } }))
    else this.logger.error(`${code} ${message}`)
  }
}
