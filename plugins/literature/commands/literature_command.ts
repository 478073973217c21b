import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'

/** What the commands on files of articles and searches share. They need no database. */
export abstract class LiteratureCommand extends BaseCommand {
  static options: CommandOptions = { startApp: true }
  static needsDatabase = false

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  /** Prints one document: as JSON, or as the lines made of it. */
  protected print<Document>(document: Document, lines: (document: Document) => string[]): void {
    if (this.json) this.logger.log(JSON.stringify(document, null, 2))
    else for (const line of lines(document)) this.logger.log(line)
  }

  /** Tells a refusal with its number in one sentence and ends with 1; other errors go on. */
  protected async refusing(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const refusal = { code: error.number, message: messageOf(error) }
      this.print({ ok: false, refusal }, () => [`${refusal.code} ${refusal.message.en}`])
      this.exitCode = 1
    }
  }
}
