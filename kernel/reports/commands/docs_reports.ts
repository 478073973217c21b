import { writeFile } from 'node:fs/promises'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { refuseOtherSchema } from '#kernel/database/schema_state'
import { allReports } from '#kernel/reports/all_reports'
import { fileOf, type WrittenFile } from '#kernel/reports/report'
import { schemaClasses } from '#kernel/reports/schema_classes'
import { findStaleFiles } from '#kernel/reports/stale_reports'

export default class DocsReports extends BaseCommand {
  static commandName = 'docs:reports'
  static description =
    'Writes docs/ about plugins, routes, calls, permissions, errors, rules, slots and tables, and the classes of tables that models extend'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Write nothing; fail when a committed file differs' })
  declare check: boolean

  async run() {
    // Half-made tables would be reported as if they were all.
    await refuseOtherSchema(this.app)
    const classes = await schemaClasses(this.app)
    // The pages load models, which may extend classes that are new.
    if (!this.check) await this.#write(classes)
    const pages = (await allReports(this.app)).map(fileOf)
    if (this.check)
      return this.#check(await findStaleFiles([...classes, ...pages], this.app.makePath()))
    await this.#write(pages)
  }

  async #write(files: readonly WrittenFile[]) {
    for (const { path, text } of files) {
      await writeFile(this.app.makePath(path), await text())
      this.logger.log(path)
    }
  }

  #check(stale: readonly string[]) {
    for (const sentence of stale) this.logger.error(sentence)
    if (stale.length > 0) this.exitCode = 1
    else this.logger.log('The committed reports say what is')
  }
}
