import type { QueryClientContract } from '@adonisjs/lucid/types/database'

import { isHash, isNumberOfLine, parsed } from '#kernel/changes/outside_values'
import type { AuditFault } from '#kernel/changes/verify_audit'

/** The end of a chain as it stood when it was exported. */
export interface Head {
  readonly chain: string
  readonly seq: number
  /** Hash of the last line, hexadecimal. */
  readonly hash: string
}

/** Every head, for a copy on storage that cannot be rewritten. */
export async function exportHeads(db: QueryClientContract): Promise<Head[]> {
  const { rows } = await db.rawQuery(
    `select chain, seq, encode(hash, 'hex') as hash from audit_heads.heads order by chain`
  )
  return rows
}

/**
 * The heads that a file of `audit:heads` keeps. One that is something else is a fault.
 * @param file its name, for whoever is told
 */
export function readHeads(text: string, file: string): { heads: Head[]; faults: AuditFault[] } {
  const heads = parsed(text)
  if (Array.isArray(heads) && heads.every(isHead)) return { heads, faults: [] }
  const problem = `${file} is not what audit:heads writes, or only a part of it`
  return { heads: [], faults: [{ chain: 'heads', seq: null, problem }] }
}

const isHead = (each: Partial<Head> | null) =>
  typeof each?.chain === 'string' && isNumberOfLine(each.seq) && isHash(each.hash)

/** Holds the trail against heads kept elsewhere: finds a chain that vanished with its head too. */
export async function compareHeads(
  db: QueryClientContract,
  kept: readonly Head[]
): Promise<AuditFault[]> {
  const { rows } = await db.rawQuery(
    `select kept.chain, kept.seq, 'The line kept elsewhere is not in the trail' as problem
     from jsonb_to_recordset(?::jsonb) as kept(chain text, seq int, hash text)
     left join audit_lines l on l.chain = kept.chain and l.seq = kept.seq
     where l.hash is null or encode(l.hash, 'hex') <> kept.hash order by 1`,
    [JSON.stringify(kept)]
  )
  return rows
}
