import { BaseCommand, args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { saidText } from '#kernel/case/content/said_text'
import { anchorRows } from '#kernel/changes/anchor_rows'

export default class AuditAnchor extends BaseCommand {
  static commandName = 'audit:anchor'
  static description =
    'Has the audit trail say, once, what stands in the rows of which it says nothing yet'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Name of the person who vouches for what stands there' })
  declare who: string

  async run() {
    const who = saidText(this.who)
    if (who === '') {
      this.exitCode = 1
      return this.logger.error('Nobody vouches: name the person who does.')
    }
    const written = await anchorRows(who)
    this.logger.log(`${written} lines written`)
  }
}
