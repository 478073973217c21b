import { appendFile } from 'node:fs/promises'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

import type { Tip } from '#kernel/changes/tips/verify_tips'

/** How long an address may take to keep a tip. */
const LONGEST_MS = 30_000

/**
 * The scheduled job that ties the heads of all chains together and hands the tip to whoever keeps it
 * outside (AUDIT_TIPS): a file to which a line is added, or an address to which it is sent. One that
 * cannot be handed over fails the job; a later tip vouches for all before it.
 */
export default class MakeTip {
  async handle(): Promise<void> {
    const { rows } = await db
      .connection('app')
      .rawQuery(`select seq, at, encode(hash, 'hex') as hash from audit_make_tip()`)
    const [{ seq, at, hash }] = rows as { seq: number; at: Date; hash: string }[]
    await keepOutside({ seq, at: at.toISOString(), hash }, app.config.get('audit.tips', ''))
  }
}

/** @param keeper path of a file, or address that takes JSON by POST; nothing is kept when empty */
export async function keepOutside(tip: Tip, keeper: string): Promise<void> {
  if (!keeper) return
  const line = JSON.stringify(tip)
  // What stands before it is ended first: a line that a full disk tore takes no other with it.
  if (!/^https?:\/\//.test(keeper)) return appendFile(keeper, `\n${line}`)
  const answer = await fetch(keeper, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: line,
    signal: AbortSignal.timeout(LONGEST_MS),
  })
  if (!answer.ok) throw new Error(`The tip of the audit trail was not kept: ${answer.status}`)
}
