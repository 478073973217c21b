import { readFile } from 'node:fs/promises'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'

import { compareHeads, type Head } from '#kernel/changes/audit_heads'
import { readTips, verifyTips } from '#kernel/changes/tips/verify_tips'
import { type AuditFault, verifyAudit } from '#kernel/changes/verify_audit'
import { verifyRows } from '#kernel/changes/verify_rows'

export default class AuditVerify extends BaseCommand {
  static commandName = 'audit:verify'
  static description =
    'Follows every hash chain of the audit trail, holds the tables against it and names what was tampered with'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Heads exported earlier by audit:heads, to hold the trail against' })
  declare heads: string

  @flags.string({ description: 'Tips kept outside (AUDIT_TIPS), to hold the trail against' })
  declare tips: string

  @flags.boolean({ description: 'Print JSON' })
  declare json: boolean

  async run() {
    const owner = db.connection('owner')
    const verdict = await verifyAudit(owner)
    const faults = [...verdict.faults, ...(await verifyRows(owner))]
    const tips = this.tips ? readTips(await readFile(this.tips, 'utf8')) : []
    faults.push(...(await verifyTips(owner, tips)))
    if (this.heads) {
      const kept = JSON.parse(await readFile(this.heads, 'utf8')) as Head[]
      faults.push(...(await compareHeads(owner, kept)))
    }
    if (faults.length > 0) this.exitCode = 1
    if (this.json) return this.logger.log(JSON.stringify({ ...verdict, faults }, null, 2))
    this.logger.log(`${verdict.lines} lines in ${verdict.chains} chains followed`)
    for (const fault of faults) this.logger.log(sentenceOf(fault))
    this.logger.log(faults.length === 0 ? 'The audit trail is whole' : `${faults.length} faults`)
  }
}

function sentenceOf({ chain, seq, problem, table, row, field }: AuditFault): string {
  const line = seq === null ? '' : ` line ${seq}`
  const place = [table, row && `row ${row}`, field && `field ${field}`].filter(Boolean).join(', ')
  return `${chain}${line}${place && ` (${place})`}: ${problem}`
}
