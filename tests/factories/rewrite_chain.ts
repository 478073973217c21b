import db from '@adonisjs/lucid/services/db'

/** What lines of the trail say once they are rewritten. */
export interface Rewritten {
  readonly actor_id?: string | null
  readonly actor_name?: string
  readonly at?: Date
}

/**
 * Has all lines of a chain say something else, as nobody but the owner of the database could, and
 * chains them anew, so that the trail verifies: time that has passed, people who were others.
 */
export async function rewriteChain(chain: string, values: Rewritten): Promise<void> {
  await db.connection('owner').transaction(async (trx) => {
    await trx.rawQuery('set local session_replication_role = replica')
    await trx
      .from('audit_lines')
      .where({ chain })
      .update({ ...values })
    const lines = await trx.from('audit_lines').where({ chain }).orderBy('seq').select('seq')
    for (const { seq } of lines) {
      await trx.rawQuery(tieToLineBefore, [chain, seq])
      await trx.rawQuery(hashAnew, [chain, seq])
    }
    await trx.rawQuery(moveHead, [chain])
  })
}

const tieToLineBefore = `update audit_lines line set previous = coalesce(
    (select hash from audit_lines before where before.chain = line.chain
      and before.seq = line.seq - 1), ''::bytea)
  where chain = ? and seq = ?`
const hashAnew = `update audit_lines line set hash = audit_hash(line) where chain = ? and seq = ?`
const moveHead = `update audit_heads.heads head set hash = (
    select hash from audit_lines line where line.chain = head.chain and line.seq = head.seq)
  where chain = ?`
