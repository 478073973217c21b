import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { inEachScope } from '#kernel/tenancy/as_system'

import { textOf } from '#plugins/process/contract/copies'
import { Replay, type WrongCopies } from '#plugins/process/records/replay'

export default class ProcessReplay extends BaseCommand {
  static commandName = 'process:replay'
  static description =
    'Goes through the steps of all cases again and corrects its copies (status, holder, task, standing)'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Changes nothing; ends with 1 where something differs' })
  declare check: boolean

  @flags.string({ description: 'Code of the one project to look at' })
  declare project: string

  #cases = 0
  #withoutSteps = 0
  #wrong = 0
  #left = 0

  async run() {
    const replay = await this.app.container.make(Replay)
    let projects = 0
    await inEachScope(async ({ code, environment }) => {
      if (this.project && this.project !== code) return
      projects += 1
      for (let found = await replay.next(null); found; found = await replay.next(found.last)) {
        this.#cases += found.cases
        this.#withoutSteps += found.withoutSteps
        for (const each of found.wrong) await this.#tell(replay, each, `${code} ${environment}`)
      }
    })
    if (this.project && projects === 0) return this.#end(`No project has the code ${this.project}`)
    const counted = `${this.#cases} cases, ${this.#withoutSteps} of them without steps`
    const sum = `${counted}, ${this.#wrong} differences`
    this.logger.log(this.check ? sum : `${sum}, ${this.#left} not corrected`)
    if (this.#left > 0) this.exitCode = 1
  }

  async #tell(replay: Replay, wrong: WrongCopies, place: string): Promise<void> {
    for (const kind of wrong.kinds) {
      const [is, should] = [textOf(wrong.is, kind), textOf(wrong.should, kind)]
      const about = `${place}, case ${wrong.caseNo}: ${kind} is ${is}`
      this.logger.log(`${about}, by the steps ${should}`)
      this.#wrong += 1
    }
    if (!this.check && (await this.#mends(replay, wrong))) return
    this.#left += wrong.kinds.length
  }

  /** What a closed project or a guard refuses is told, and does not stop the rest. */
  async #mends(replay: Replay, wrong: WrongCopies): Promise<boolean> {
    try {
      return await replay.mend(wrong)
    } catch (error) {
      this.logger.log(`case ${wrong.caseNo} is left as it is: ${(error as Error).message}`)
      return false
    }
  }

  #end(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
