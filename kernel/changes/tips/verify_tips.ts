import type { QueryClientContract } from '@adonisjs/lucid/types/database'

import { isHash, isNumberOfLine, parsed } from '#kernel/changes/outside_values'
import type { AuditFault } from '#kernel/changes/verify_audit'

/** What a tip is outside of the database: by its hash it vouches for all heads until then. */
export interface Tip {
  readonly seq: number
  /** UTC. */
  readonly at: string
  /** Hexadecimal. */
  readonly hash: string
}

/**
 * The tips that a file keeps, one a line. A line that is none (torn by a full disk, written by somebody
 * else) is a fault, and the others count as they do without it.
 * @param file its name, for whoever is told
 */
export function readTips(text: string, file: string): { tips: Tip[]; faults: AuditFault[] } {
  const tips: Tip[] = []
  const faults: AuditFault[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    const tip = tipOf(line)
    if (tip) tips.push(tip)
    else faults.push({ chain: 'tips', seq: null, problem: `Line ${at + 1} of ${file} is no tip` })
  }
  return { tips, faults }
}

function tipOf(line: string): Tip | null {
  const tip = parsed(line) as Partial<Tip> | null
  return isNumberOfLine(tip?.seq) && isHash(tip?.hash) ? (tip as Tip) : null
}

/**
 * Follows the tips and holds the trail against them: finds the end of a chain that was cut off with
 * its head. Held against tips that were kept outside it finds tips that were cut off or made anew, too.
 * @param db a connection of the owner
 */
export async function verifyTips(
  db: QueryClientContract,
  kept: readonly Tip[] = []
): Promise<AuditFault[]> {
  const { rows } = await db.rawQuery(findFaults, [JSON.stringify(kept)])
  return rows
}

const findFaults = `
  with tips as (
    select t.*, audit_heads.hash_of(t) as computed, audit_heads.digest_of(t.seq) as listed,
      lag(t.hash) over by_number as hash_before, lag(t.seq) over by_number as seq_before
    from audit_heads.tips t window by_number as (order by t.seq)
  )
  select 'tips' as chain, seq, 'The tip was changed: it does not give its own hash' as problem
    from tips where hash <> computed
  union all
  select 'tips', seq, 'The heads that the tip lists are not those that it was made of'
    from tips where digest <> listed
  union all
  select 'tips', seq, 'The tip does not follow the one before it'
    from tips where seq <> coalesce(seq_before, 0) + 1 or previous <> coalesce(hash_before, ''::bytea)
  union all
  select t.chain, t.seq, 'The line stood at the end of its chain in tip ' || t.tip || ' and is not there'
    from audit_heads.tipped t left join audit_lines l on l.chain = t.chain and l.seq = t.seq
    where l.hash is distinct from t.hash
  union all
  select 'tips', kept.seq, 'The tip that is kept outside is not the one of this number here'
    from jsonb_to_recordset(?::jsonb) as kept(seq int, hash text)
    left join audit_heads.tips t on t.seq = kept.seq
    where t.hash is null or encode(t.hash, 'hex') <> kept.hash
  order by 1, 2`
