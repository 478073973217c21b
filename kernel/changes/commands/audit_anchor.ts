import { BaseCommand, args } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

import { anchorRows } from '#kernel/changes/anchor_rows'

export default class AuditAnchor extends BaseCommand {
  static commandName = 'audit:anchor'
  static description =
    'Has the audit trail say, once, what stands in the rows of which it says nothing yet'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Name of the person who vouches for what stands there' })
  declare who: string

  async run() {
    const written = await anchorRows(this.who)
    this.logger.log(`${written} lines written`)
  }
}
