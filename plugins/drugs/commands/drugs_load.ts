import { readFile } from 'node:fs/promises'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import { asProject } from '#kernel/tenancy/as_project'

import UploadProducts from '#plugins/drugs/products/upload_products'

export default class DrugsLoad extends BaseCommand {
  static commandName = 'drugs:load'
  static description = 'Takes the products of a CSV file over, for the company of a project'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'CSV file with the columns of the template' })
  declare path: string

  @flags.string({ description: 'Code of a project of the company', required: true })
  declare project: string

  @flags.boolean({ description: 'Only say what would become of it' })
  declare preview: boolean

  async run() {
    const bytes = await readFile(this.path).catch(() => null)
    if (bytes === null) return this.#end(`There is no file ${this.path}`)
    const upload = await this.app.container.make(UploadProducts)
    try {
      await asProject(this.project, 1, () => this.#take(upload, bytes))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.#end(messageOf(error).en)
    }
  }

  async #take(upload: UploadProducts, bytes: Uint8Array) {
    const seen = await upload.preview(bytes)
    for (const { line, column, says } of [...seen.problems, ...seen.warnings]) {
      this.logger.log(`line ${line}${column ? `, ${column.en}` : ''}: ${says.en}`)
    }
    if (seen.problemCount > 0) {
      return this.#end(`Nothing was taken over. Problems: ${seen.problemCount}`)
    }
    const { made, changed, same } = this.preview ? seen : await upload.handle(bytes)
    this.logger.log(`${made} new, ${changed} changed, ${same} as they were`)
  }

  #end(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
