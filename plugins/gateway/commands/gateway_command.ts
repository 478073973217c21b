import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { messageOf } from '#kernel/errors/messages'
import { asProject } from '#kernel/tenancy/as_project'

import { CaseReading } from '#plugins/cases/contract/reading'
import { wording } from '#plugins/gateway/lang/server/wording'

/** What the commands on submissions share. */
export abstract class GatewayCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Code of the project; found from the case number without it' })
  declare project?: string

  @flags.number({ description: 'Environment: 0 test, 1 formal', default: 0 })
  declare environment: number

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  /** Does the work in the project of a case. */
  protected inProjectOf<Result>(caseNo: string, work: () => Promise<Result>): Promise<Result> {
    const code = this.project ?? caseNo.replace(/-\d+$/, '')
    return asProject(code, this.environment === 1 ? 1 : 0, work)
  }

  /** The case of that number; refuses with 1005 when there is none. */
  protected async caseOf(caseNo: string) {
    const reading = await this.app.container.make(CaseReading)
    const found = await reading.findByNumber(caseNo)
    if (!found) {
      throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('commands.no_case', { caseNo }) })
    }
    return found
  }

  /** Does it, or tells the refusal with its number in one sentence. */
  protected async refusing(about: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { en } = messageOf(error)
      this.exitCode = 1
      if (this.json) this.logger.log(JSON.stringify({ about, refusal: { code: error.number, en } }))
      else this.logger.error(`${about}: ${error.number} ${en}`)
    }
  }
}
