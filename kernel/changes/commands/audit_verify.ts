import { readFile } from 'node:fs/promises'

import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'

import { compareHeads, readHeads } from '#kernel/changes/audit_heads'
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
    const [tips, heads] = [await textOf(this.tips), await textOf(this.heads)]
    if (tips === null) return this.#refuse(this.tips)
    if (heads === null) return this.#refuse(this.heads)
    const owner = db.connection('owner')
    const verdict = await verifyAudit(owner)
    const faults = [...verdict.faults, ...(await verifyRows(owner))]
    const outside = readTips(tips ?? '', this.tips)
    faults.push(...outside.faults, ...(await verifyTips(owner, outside.tips)))
    if (heads !== undefined) {
      const ends = readHeads(heads, this.heads)
      faults.push(...ends.faults, ...(await compareHeads(owner, ends.heads)))
    }
    if (faults.length > 0) this.exitCode = 1
    if (this.json) return this.logger.log(JSON.stringify({ ...verdict, faults }, null, 2))
    this.logger.log(`${verdict.lines} lines in ${verdict.chains} chains followed`)
    for (const fault of faults) this.logger.log(sentenceOf(fault))
    this.logger.log(faults.length === 0 ? 'The audit trail is whole' : `${faults.length} faults`)
  }

  #refuse(file: string) {
    this.exitCode = 1
    this.logger.error(`The file ${file} cannot be read`)
  }
}

/** What stands in a file; undefined where none is named, null where it cannot be read. */
const textOf = async (file: string | undefined) =>
  file ? readFile(file, 'utf8').catch(() => null) : undefined

function sentenceOf({ chain, seq, problem, table, row, field }: AuditFault): string {
  const line = seq === null ? '' : ` line ${seq}`
  const place = [table, row && `row ${row}`, field && `field ${field}`].filter(Boolean).join(', ')
  return `${chain}${line}${place && ` (${place})`}: ${problem}`
}
