import { writeFile } from 'node:fs/promises'

import { args, flags } from '@adonisjs/core/ace'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { asProject } from '#kernel/tenancy/as_project'
import { CaseReading } from '#plugins/cases/contract/reading'
import { E2bCommand } from '#plugins/e2b/commands/e2b_command'
import ExportCase, { type ExportedCase } from '#plugins/e2b/exchange/export_case'
import { Messages } from '#plugins/e2b/contract'
import { wording } from '#plugins/e2b/lang/server/wording'

export default class E2bExport extends E2bCommand {
  static commandName = 'e2b:export'
  static description = 'Writes a case as an E2B(R3) message'
  static needsDatabase = true

  @args.string({ description: 'Number of the case' })
  declare caseNo: string

  @flags.string({ description: 'File to write', required: true })
  declare out: string

  @flags.string({ description: 'Code of the project; found from the case number without it' })
  declare project?: string

  @flags.string({ description: 'Why it is exported although there are errors; it is audited' })
  declare reason?: string

  @flags.number({ description: 'Environment: 0 test, 1 formal', default: 0 })
  declare environment: number

  async run() {
    const code = this.project ?? this.caseNo.replace(/-\d+$/, '')
    await this.refusing(async () => {
      const { xml, ...rest } = await asProject(code, this.environment === 1 ? 1 : 0, () =>
        this.#export()
      ).finally(async () => (await this.app.container.make(Messages)).close())
      await writeFile(this.out, xml)
      const validated = rest.schemaErrors !== null
      this.print({ ...rest, out: this.out, bytes: xml.length, validated }, () => [
        `${rest.caseNo} written to ${this.out}: ${validated ? 'valid against the ICH schema' : 'no ICH schema installed, not validated'}`,
        ...[...rest.unmapped.map(({ place }) => place), ...rest.unwritten].map(
          (place) => `  not in the message: ${place}`
        ),
      ])
    })
  }

  async #export(): Promise<ExportedCase> {
    const reading = await this.app.container.make(CaseReading)
    const record = await reading.findByNumber(this.caseNo)
    if (!record) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: noSuchCase(this.caseNo) })
    return (await this.app.container.make(ExportCase)).handle(record.id, { reason: this.reason })
  }
}

const noSuchCase = (caseNo: string) => wording('e2b_export.no_such_case', { caseNo })
