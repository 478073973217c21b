import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { languages } from '#kernel/language/words'
import { asProject } from '#kernel/tenancy/as_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { wording } from '#plugins/narratives/lang/server/wording'
import WriteNarrative, {
  narrativePlaces,
  type WrittenNarrative,
} from '#plugins/narratives/writing/write_narrative'

export default class NarrativeWrite extends BaseCommand {
  static commandName = 'narrative:write'
  static description = 'Writes the narrative of a case into the case'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Number of the case' })
  declare caseNo: string

  @flags.string({ description: 'Language: zh, en', default: 'zh' })
  declare lang: string

  @flags.string({
    description: 'spontaneous, study, literature, pregnancy, or the name of one of the project',
  })
  declare template?: string

  @flags.string({ description: 'Element: H.1, H.5.r', default: 'H.1' })
  declare place: string

  @flags.boolean({ description: 'Another text may go', default: false })
  declare replace: boolean

  @flags.boolean({ description: 'One line of JSON', default: false })
  declare json: boolean

  @flags.string({ description: 'Code of the project; found from the case number without it' })
  declare project?: string

  @flags.number({ description: 'Environment: 0 test, 1 formal', default: 0 })
  declare environment: number

  async run() {
    const code = this.project ?? this.caseNo.replace(/-\d+$/, '')
    try {
      const written = await asProject(code, this.environment === 1 ? 1 : 0, () => this.#write())
      const { caseNo, revision, isNew, text } = written
      if (this.json) {
        this.logger.log(JSON.stringify({ caseNo, revision, isNew, place: this.place, text }))
        return
      }
      const done = isNew ? `written into ${this.place}` : `there already in ${this.place}`
      this.logger.log(`${caseNo} revision ${revision}: narrative ${done}`)
      this.logger.log(text)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.logger.error(`${error.number} ${messageOf(error).en}`)
      this.exitCode = 1
    }
  }

  async #write(): Promise<WrittenNarrative> {
    const language = languages.find((each) => each === this.lang)
    const place = narrativePlaces.find((each) => each === this.place)
    if (!language || !place) throw new kernelErrors.E_PARAMETER()
    const reading = await this.app.container.make(CaseReading)
    const record = await reading.findByNumber(this.caseNo)
    if (!record) throw new kernelErrors.E_DATA_NOT_FOUND({ detail: noSuchCase(this.caseNo) })
    const writing = await this.app.container.make(WriteNarrative)
    const template = this.template === undefined ? {} : { template: this.template }
    const wish = { caseId: record.id, language, place, confirm: this.replace, ...template }
    return writing.handle(wish)
  }
}

const noSuchCase = (caseNo: string) => wording('narrative_write.no_such_case', { caseNo })
