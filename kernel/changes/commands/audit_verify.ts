import { readFile } from 'node:fs/promises'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'

import { compareHeads, type Head } from '#kernel/changes/audit_heads'
import { findMissingSubjects } from '#kernel/changes/audit_subjects'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

export default class AuditVerify extends BaseCommand {
  static commandName = 'audit:verify'
  static description =
    'Follows every hash chain of the audit trail and names what was tampered with'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Heads exported earlier by audit:heads, to hold the trail against' })
  declare heads: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const owner = db.connection('owner')
    const verdict = await verifyAudit(owner)
    const registry = await this.app.container.make(PluginRegistry)
    const faults = [...verdict.faults, ...(await findMissingSubjects(owner, registry))]
    if (this.heads) {
      const kept = JSON.parse(await readFile(this.heads, 'utf8')) as Head[]
      faults.push(...(await compareHeads(owner, kept)))
    }
    if (faults.length > 0) this.exitCode = 1
    if (this.json) return this.logger.log(JSON.stringify({ ...verdict, faults }, null, 2))
    this.logger.log(`${verdict.lines} lines in ${verdict.chains} chains followed`)
    for (const { chain, seq, problem } of faults) {
      this.logger.log(`${chain}${seq === null ? '' : ` line ${seq}`}: ${problem}`)
    }
    this.logger.log(faults.length === 0 ? 'The audit trail is whole' : `${faults.length} faults`)
  }
}
