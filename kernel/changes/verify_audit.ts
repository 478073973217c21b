import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** One thing that is wrong with the trail, named so that somebody can go and look. */
export interface AuditFault {
  readonly chain: string
  readonly seq: number | null
  readonly problem: string
  /** Where the fault is in a row: the table, which row of the subject, which column. */
  readonly table?: string
  readonly row?: string | null
  readonly field?: string | null
}

export interface AuditVerdict {
  readonly chains: number
  readonly lines: number
  readonly faults: readonly AuditFault[]
}

/**
 * Recomputes every hash and follows every chain in the database itself. Finds a line that was
 * changed, inserted, moved or taken away, a last line taken away, and a subject whose whole trail
 * is gone (its head is left).
 * @param db a connection of the owner, who sees all tenants
 */
export async function verifyAudit(db: QueryClientContract): Promise<AuditVerdict> {
  const { rows: faults } = await db.rawQuery(findFaults)
  const { rows: counts } = await db.rawQuery(
    'select count(*)::int as lines, (select count(*)::int from audit_heads.heads) as chains from audit_lines'
  )
  return { chains: counts[0].chains, lines: counts[0].lines, faults }
}

const findFaults = `
  WITH lines AS (
    SELECT l.chain, l.seq, l.hash, l.previous, audit_hash(l) AS computed,
      lag(l.hash) OVER chain AS hash_before, lag(l.seq) OVER chain AS seq_before,
      lead(l.seq) OVER chain IS NULL AS is_last
    FROM audit_lines l WINDOW chain AS (PARTITION BY l.chain ORDER BY l.seq)
  )
  SELECT chain, seq, 'The line was changed: it does not give its own hash' AS problem
    FROM lines WHERE hash <> computed
  UNION ALL
  SELECT chain, seq, 'A line before this one is missing (number ' || (coalesce(seq_before, 0) + 1) || ')'
    FROM lines WHERE seq <> coalesce(seq_before, 0) + 1
  UNION ALL
  SELECT chain, seq, 'The line does not follow the one before it: lines were moved or inserted'
    FROM lines WHERE seq = coalesce(seq_before, 0) + 1 AND previous <> coalesce(hash_before, ''::bytea)
  UNION ALL
  SELECT l.chain, l.seq, CASE WHEN h.chain IS NULL THEN 'The chain has no head: it was not written by the product'
      WHEN h.seq > l.seq THEN 'The last line is missing: the head stands at number ' || h.seq
      ELSE 'The head does not match the last line' END
    FROM lines l LEFT JOIN audit_heads.heads h ON h.chain = l.chain
    WHERE l.is_last AND (h.chain IS NULL OR h.seq <> l.seq OR h.hash <> l.hash)
  UNION ALL
  SELECT h.chain, NULL, 'The whole trail is missing: ' || h.seq || ' lines were written and none is there'
    FROM audit_heads.heads h
    WHERE NOT EXISTS (SELECT FROM audit_lines l WHERE l.chain = h.chain)
  ORDER BY 1, 2`
