import type { QueryClientContract } from '@adonisjs/lucid/types/database'

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
