import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { refuseOtherSchema } from '#kernel/database/schema_state'
import { allReports } from '#kernel/reports/all_reports'
import { pageOf } from '#kernel/reports/report'
import { findStaleReports } from '#kernel/reports/stale_reports'

export default class DocsReports extends BaseCommand {
  static commandName = 'docs:reports'
  static description =
    'Writes docs/ about plugins, routes, calls, permissions, errors, rules, slots and tables'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Write nothing; fail when a committed page differs' })
  declare check: boolean

  async run() {
    // Half-made tables would be reported as if they were all.
    await refuseOtherSchema(this.app)
    const reports = await allReports(this.app)
    const folder = this.app.makePath('docs')
    if (this.check) return this.#check(await findStaleReports(reports, folder))
    await mkdir(folder, { recursive: true })
    for (const report of reports) {
      await writeFile(join(folder, report.file), await pageOf(report))
      this.logger.log(`docs/${report.file}`)
    }
  }

  #check(stale: readonly string[]) {
    for (const sentence of stale) this.logger.error(sentence)
    if (stale.length > 0) this.exitCode = 1
    else this.logger.log('The committed reports say what is')
  }
}
