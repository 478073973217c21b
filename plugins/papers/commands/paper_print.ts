import { writeFile } from 'node:fs/promises'

import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { asProject } from '#kernel/tenancy/as_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { paperLanguages, Papers, type PrintedPaper } from '#plugins/papers/contract'
import { wording } from '#plugins/papers/lang/server/wording'

export default class PaperPrint extends BaseCommand {
  static commandName = 'paper:print'
  static description = 'Prints a paper of a case as PDF or DOCX'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Number of the case' })
  declare caseNo: string

  @flags.string({
    description: 'Form: cioms, medwatch, cn_sae, ...; docs/forms.md lists them',
    default: 'cioms',
  })
  declare form: string

  @flags.string({ description: 'Language: zh, en, both', default: 'zh' })
  declare lang: string

  @flags.string({ description: 'For whom: internal, regulator, partner', default: 'internal' })
  declare privacy: string

  @flags.string({ description: 'File to write, .pdf or .docx', required: true })
  declare out: string

  @flags.string({ description: 'Code of the project; found from the case number without it' })
  declare project?: string

  @flags.number({ description: 'Environment: 0 test, 1 formal', default: 0 })
  declare environment: number

  async run() {
    const code = this.project ?? this.caseNo.replace(/-\d+$/, '')
    try {
      const paper = await asProject(code, this.environment === 1 ? 1 : 0, () => this.#print())
      await writeFile(this.out, paper.bytes)
      const { caseNo, version, revision, bytes } = paper
      this.logger.log(
        `${caseNo} version ${version} revision ${revision} written to ${this.out}: ${bytes.length} bytes`
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.logger.error(`${error.number} ${messageOf(error).en}`)
      this.exitCode = 1
    } finally {
      await (await this.app.container.make(Papers)).close()
    }
  }

  async #print(): Promise<PrintedPaper> {
    const language = paperLanguages.find((each) => each === this.lang)
    if (!language) throw new kernelErrors.E_PARAMETER()
    const reading = await this.app.container.make(CaseReading)
    const record = await reading.findByNumber(this.caseNo)
    if (!record) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: noSuchCase(this.caseNo) })
    const papers = await this.app.container.make(Papers)
    const kind = this.out.endsWith('.docx') ? 'docx' : 'pdf'
    return papers.print(record.id, { form: this.form, language, privacy: this.privacy }, kind)
  }
}

const noSuchCase = (caseNo: string) => wording('paper_print.no_such_case', { caseNo })
