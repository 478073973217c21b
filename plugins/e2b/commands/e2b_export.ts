import { writeFile } from 'node:fs/promises'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { asProject } from '#kernel/tenancy/as_project'
import { CaseRecords } from '#plugins/cases/contract'
import ExportCase, { type ExportedCase } from '#plugins/e2b/exchange/export_case'
import { Messages } from '#plugins/e2b/exchange/messages'

export default class E2bExport extends BaseCommand {
  static commandName = 'e2b:export'
  static description = 'Writes a case as an E2B(R3) message'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Number of the case' })
  declare caseNo: string

  @flags.string({ description: 'File to write', required: true })
  declare out: string

  @flags.string({ description: 'Code of the project; found from the case number without it' })
  declare project?: string

  @flags.number({ description: 'Environment: 0 test, 1 formal', default: 0 })
  declare environment: number

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const code = this.project ?? this.caseNo.replace(/-\d+$/, '')
    const exported = await asProject(code, this.environment === 1 ? 1 : 0, () =>
      this.#export()
    ).finally(async () => (await this.app.container.make(Messages)).close())
    if (!exported) {
      this.logger.error(`The project ${code} has no case ${this.caseNo}`)
      this.exitCode = 1
      return
    }
    await writeFile(this.out, exported.xml)
    const { xml, ...rest } = exported
    const { caseNo, unmapped, unwritten } = rest
    const validated = rest.schemaErrors !== null
    const report = { ...rest, out: this.out, bytes: xml.length, validated }
    if (this.json) return this.logger.log(JSON.stringify(report, null, 2))
    const schema = validated
      ? 'valid against the ICH schema'
      : 'no ICH schema installed, not validated'
    this.logger.log(`${caseNo} written to ${this.out}: ${schema}`)
    for (const place of [...unmapped.map((each) => each.place), ...unwritten]) {
      this.logger.log(`  not in the message: ${place}`)
    }
  }

  async #export(): Promise<ExportedCase | null> {
    const records = await this.app.container.make(CaseRecords)
    const record = await records.findByNumber(this.caseNo)
    return record && (await this.app.container.make(ExportCase)).handle(record.id)
  }
}
