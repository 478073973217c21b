import { writeFile } from 'node:fs/promises'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Database } from '#kernel/database/database'
import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { languages } from '#kernel/language/words'
import { asProject } from '#kernel/tenancy/as_project'

import { encodings, fileKinds } from '#plugins/listings/contract/listing_files'
import { wording } from '#plugins/listings/lang/server/wording'
import { findDesignByName } from '#plugins/listings/records/designs'
import { type MadeFiles, MakeFiles } from '#plugins/listings/running/make_files'
import { ListingWriter } from '#plugins/listings/writing/listing_writer'

export default class ListingsExport extends BaseCommand {
  static commandName = 'listings:export'
  static description = 'Writes a line listing of a project as XLSX, CSV or PDF'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Name of the line listing' })
  declare design: string

  @flags.string({ description: 'Code of the project', required: true })
  declare project: string

  @flags.string({ description: 'Format: xlsx, csv, pdf', default: 'xlsx' })
  declare format: string

  @flags.string({ description: 'Encoding of CSV: utf-8, gb18030', default: 'utf-8' })
  declare encoding: string

  @flags.string({ description: 'Language: zh, en', default: 'zh' })
  declare lang: string

  @flags.string({
    description: 'File to write; further volumes of a PDF get a number',
    required: true,
  })
  declare out: string

  @flags.number({ description: 'Environment: 0 test, 1 formal', default: 0 })
  declare environment: number

  @flags.boolean({ description: 'What was written, as JSON' })
  declare json: boolean

  async run() {
    try {
      const environment = this.environment === 1 ? 1 : 0
      const made = await asProject(this.project, environment, () => this.#make())
      const files: string[] = []
      for (const [at, { bytes }] of made.written.entries()) {
        const file = at === 0 ? this.out : this.out.replace(/(\.\w+)?$/, `-${at + 1}$1`)
        await writeFile(file, bytes)
        files.push(file)
      }
      const { lineCount: rows, caseCount: cases } = made
      this.logger.log(
        this.json
          ? JSON.stringify({ rows, cases, files })
          : `${rows} rows of ${cases} cases written to ${files.join(', ')}`
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.logger.error(`${error.number} ${messageOf(error).en}`)
      this.exitCode = 1
    } finally {
      await (await this.app.container.make(ListingWriter)).close()
    }
  }

  async #make(): Promise<MadeFiles> {
    const kind = fileKinds.find((each) => each === this.format)
    const encoding = encodings.find((each) => each === this.encoding)
    const language = languages.find((each) => each === this.lang)
    if (!kind || !encoding || !language) throw new kernelErrors.E_PARAMETER()
    const database = await this.app.container.make(Database)
    const found = await database.read((trx) => findDesignByName(trx, this.design))
    const values = { project: this.project, name: this.design }
    if (!found) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('command.none', values) })
    const { name, revision } = found
    const making = await this.app.container.make(MakeFiles)
    return making.ofDesign(found.design, { name, revision, kind, encoding, language })
  }
}
