import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { type Change, chainOf, type ElementChange } from '#kernel/changes/change'
import type { WrittenLine } from '#kernel/changes/line_stands'
import { prepared } from '#kernel/database/prepared'
import type { Actor } from '#kernel/tenancy/actor'

const insert = `insert into audit_lines
  (company_id, project_id, environment, chain, act, reason, changes)
  select line.company, nullif(?, '')::uuid, nullif(?, '')::smallint,
    line.chain, line.act, line.reason, line.changes
  from jsonb_to_recordset(?::jsonb)
    as line(company uuid, chain text, act text, reason text, changes jsonb)
  returning chain, seq, hash`

/**
 * Writes one line of the trail for each act. Number, time, actor and hash are set by the database
 * (trigger audit_link), so that no program can choose them.
 * @returns one of them, if there are any
 */
export async function writeAuditLines(
  trx: TransactionClientContract,
  changes: readonly Change[],
  actor: Actor
): Promise<WrittenLine | undefined> {
  if (changes.length === 0) return undefined
  const { scope } = actor
  const lines = changes.map(({ act, companyId, elements }) => ({
    company: scope?.companyId ?? actor.companyId ?? companyId,
    chain: chainOf(act.subject),
    act: act.name,
    reason: act.reason,
    changes: elements.map(asWritten),
  }))
  const { rows } = await prepared(trx, 'write_audit_lines', insert, [
    scope?.projectId ?? '',
    String(scope?.environment ?? ''),
    JSON.stringify(lines),
  ])
  return rows[0] as WrittenLine
}

/** A noted value as it stands in the trail. */
export const asWritten = ({ path, before, after }: ElementChange) => ({
  path,
  before: before ?? null,
  after: after ?? null,
})
