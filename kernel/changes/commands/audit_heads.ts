import { writeFile } from 'node:fs/promises'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'

import { exportHeads } from '#kernel/changes/audit_heads'

export default class AuditHeads extends BaseCommand {
  static commandName = 'audit:heads'
  static description =
    'Writes the heads of all chains to a file, to be kept where nobody can change it'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'File to write', required: true })
  declare out: string

  async run() {
    const heads = await exportHeads(db.connection('owner'))
    await writeFile(this.out, JSON.stringify(heads), { flag: 'wx' })
    this.logger.log(`${heads.length} heads written to ${this.out}`)
  }
}
