import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { isUuid } from '#kernel/http/is_uuid'

import { RewriteAllProjections } from '#plugins/cases/projections/rewrite_all_projections'

export default class CasesProjections extends BaseCommand {
  static commandName = 'cases:projections'
  static description =
    'Writes the projections of all cases anew, after a plugin was added that keeps some'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Goes on behind the case with this id, as the last run told it' })
  declare after: string

  async run() {
    const rewrite = await this.app.container.make(RewriteAllProjections)
    const after = this.after ?? null
    if (after !== null && !isUuid(after)) return this.#refuse('--after is the id of a case')
    const done = await rewrite.handle(after, ({ code, environment, done: soFar, last }) =>
      this.logger.log(`${soFar} cases; ${code} ${environment}, to go on from here: --after=${last}`)
    )
    if (done === null) return this.#refuse('There is no case with this id')
    this.logger.log(`${done} cases done`)
  }

  #refuse(sentence: string) {
    this.exitCode = 1
    this.logger.error(sentence)
  }
}
