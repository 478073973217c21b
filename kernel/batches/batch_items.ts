import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { BatchItem, ItemState, ListedItem, Verdict } from '#kernel/batches/batch'
import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { newId } from '#kernel/database/new_id'
import type { Words } from '#kernel/language/words'
import { currentScope } from '#kernel/tenancy/actor'

type Trx = TransactionClientContract

/** An item that is to be added: its place, and what it is about. */
export type NewItem = Pick<BatchItem, 'position' | 'part' | 'subject'>

/** An item and what became of it. */
export interface SettledItem extends Verdict {
  readonly id: string
}

/** Rows of one statement. */
const ADDED_AT_ONCE = 5000
/** PostgreSQL may compare each item of a statement with each of its verdicts. */
const SETTLED_AT_ONCE = 200

const insertRows = `
  insert into batch_items (id, batch_id, company_id, project_id, environment, position, part, subject)
  select n.id, ?, ?, ?, ?, n.position, n.part, n.subject
  from unnest(?::uuid[], ?::int[], ?::int[], ?::uuid[]) as n(id, position, part, subject)`

const settleRows = `
  update batch_items as item set state = o.state, verdict = o.verdict, code = o.code,
    sentence = o.sentence, made = o.made, settled_at = now(),
    expires_at = now() + make_interval(days => b.kept_days)
  from jsonb_to_recordset(?::jsonb) as o(id uuid, state text, verdict text, code integer,
    sentence jsonb, made uuid), batches b
  where item.id = o.id and item.id = any (?) and b.id = item.batch_id`

const takeRows = `
  select id from batch_items where id = any (?) and state = 'waiting' for update`

const cancelRows = `
  update batch_items set state = 'cancelled', sentence = ?::jsonb, settled_at = now(),
    expires_at = now() + make_interval(days => b.kept_days)
  from batches b
  where b.id = batch_id and batch_id = ? and batch_items.state = 'waiting'`

/** The items of batches: each is moved on in the transaction that does what it asks for. */
@inject()
export class BatchItems {
  constructor(private database: Database) {}

  /** Adds items; who adds some while the batch is at work holds it. */
  async add({ trx }: Change, batchId: string, items: readonly NewItem[]): Promise<BatchItem[]> {
    const { companyId, projectId, environment } = currentScope()
    const scope = [companyId, projectId, environment]
    const named = items.map((item) => ({
      ...item,
      id: newId(),
      batchId,
      state: 'waiting' as const,
    }))
    for (let at = 0; at < named.length; at += ADDED_AT_ONCE) {
      const some = named.slice(at, at + ADDED_AT_ONCE)
      const column = (name: keyof BatchItem) => some.map((item) => item[name]) as string[] & Date[]
      const columns = [column('id'), column('position'), column('part'), column('subject')]
      await trx.rawQuery(insertRows, [batchId, ...scope, ...columns])
    }
    return named
  }

  /** The next items that nobody has done yet, without those in work. */
  async waiting(batchId: string, limit: number, inWork: readonly string[]): Promise<BatchItem[]> {
    return this.database.read(async (trx) =>
      selectItems(trx)
        .where({ batch_id: batchId, state: 'waiting' })
        .whereNotIn('id', [...inWork])
        .orderBy([{ column: 'position' }, { column: 'part' }])
        .limit(limit)
    )
  }

  /**
   * Takes some items that still wait until the transaction is over. It holds their batch already
   * (`Batches.hold`), as everybody who writes items of one at work does before; so nobody waits for
   * an item while another waits for the batch. A second one gets those that the first has left.
   * @returns ids
   */
  async take(trx: Trx, items: readonly BatchItem[]): Promise<ReadonlySet<string>> {
    const ids = items.map(({ id }) => id) as string[] & Date[]
    const { rows } = await trx.rawQuery(takeRows, [ids])
    return new Set((rows as { id: string }[]).map(({ id }) => id))
  }

  /** Takes the row of an item until the transaction is over. @returns its state, if it is there */
  async lock({ trx }: Change, id: string): Promise<ItemState | undefined> {
    const row = await trx.from('batch_items').where({ id }).forUpdate().select('state').first()
    return row?.state
  }

  /** Writes what became of items, many with one statement. */
  async settle({ trx }: Change, settled: readonly SettledItem[]): Promise<void> {
    for (let at = 0; at < settled.length; at += SETTLED_AT_ONCE) {
      const some = settled.slice(at, at + SETTLED_AT_ONCE)
      const ids = some.map(({ id }) => id) as string[] & Date[]
      await trx.rawQuery(settleRows, [JSON.stringify(some), ids])
    }
  }

  /**
   * Ends those that wait.
   * @param why said of each of them
   * @returns how many
   */
  async cancel({ trx }: Change, batchId: string, why?: Words): Promise<number> {
    const sentence = why ? JSON.stringify(why) : null
    const { rowCount } = await trx.rawQuery(cancelRows, [sentence as string, batchId])
    return rowCount
  }

  /** A page of what became of the items of a batch; what is forgotten is left out. */
  async list(batchId: string, from: number, count: number): Promise<ListedItem[]> {
    return this.database.read(async (trx) =>
      selectItems(trx)
        .where({ batch_id: batchId })
        .whereRaw('(expires_at is null or expires_at > now())')
        .select('verdict', 'code', 'sentence', 'made', 'settled_at as settledAt')
        .orderBy([{ column: 'position' }, { column: 'part' }])
        .offset(from)
        .limit(count)
    )
  }
}

function selectItems(trx: Trx) {
  return trx
    .from('batch_items')
    .select('id', 'batch_id as batchId', 'position', 'part', 'subject', 'state')
}
