import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Batch, BatchItem, BatchState, ItemState } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import { BatchKinds } from '#kernel/batches/batch_kinds'
import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { Jobs } from '#kernel/jobs/jobs'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

type Trx = TransactionClientContract
type Counts = Partial<Record<ItemState, number>>

/** What is to be done. */
export interface NewBatch {
  readonly id: string
  /** Name of a kind that a plugin brings. */
  readonly kind: string
  readonly asked: unknown
  /** What each item is about, in their order; null for what is not there yet. */
  readonly subjects: readonly (string | null)[]
}

const isResting = `now() - make_interval(mins => ?) > coalesce(
  (select max(settled_at) from batch_items where batch_id = batches.id), started_at)`

const endBatch = `
  update batches set state = ?, ended_at = clock_timestamp(), counts = coalesce(
    (select jsonb_object_agg(s.state, s.n) from (
      select state, count(*) as n from batch_items where batch_id = ? group by state) s), '{}')
  where id = ?`

/** Batches as rows: begun, held while a portion of them is done, ended. */
@inject()
export class Batches {
  constructor(
    private database: Database,
    private items: BatchItems,
    private kinds: BatchKinds,
    private jobs: Jobs
  ) {}

  /**
   * Begins a batch, in the change of whoever asks for it.
   * @param by a `job`, or the `caller`, who works it off; should that one go away, a job does the rest
   * @returns its items, one for each subject
   */
  async start(
    change: Change,
    { id, kind, asked, subjects }: NewBatch,
    by: 'job' | 'caller' = 'job'
  ): Promise<BatchItem[]> {
    const { companyId, projectId, environment } = currentScope()
    const { userId, name } = currentActor()
    const { keptDays } = await this.kinds.get(kind)
    await change.trx.table('batches').insert({
      ...{ id, company_id: companyId, project_id: projectId, environment, kind },
      ...{ asked: JSON.stringify(asked), total: subjects.length, kept_days: keptDays ?? null },
      ...{ started_by: userId, started_by_name: name },
    })
    if (by === 'job') await this.jobs.enqueue(change, 'kernel.batch', { batchId: id })
    const items = subjects.map((subject, at) => ({ subject, position: at + 1, part: 1 }))
    return this.items.add(change, id, items)
  }

  /** Adds further parts of what an item turned out to be, while its batch is held. */
  async addParts(
    change: Change,
    { batchId, position }: Pick<BatchItem, 'batchId' | 'position'>,
    parts: readonly number[]
  ): Promise<BatchItem[]> {
    if (parts.length === 0) return []
    await change.trx.from('batches').where({ id: batchId }).increment('total', parts.length)
    const items = parts.map((part) => ({ subject: null, position, part }))
    return this.items.add(change, batchId, items)
  }

  /** The batch; refuses with 1005 when the project has none with that id. */
  async get(id: string): Promise<Batch> {
    const batch = isUuid(id)
      ? await this.database.read(async (trx) => selectBatches(trx).where({ id }).first())
      : null
    if (!batch) throw new kernelErrors.E_DATA_NOT_FOUND()
    return batch
  }

  /** How many of its items are in which state, as it ended where they are forgotten. */
  async counts(id: string): Promise<Counts> {
    return this.database.read(async (trx) => {
      const rows = await trx
        .from('batch_items')
        .where({ batch_id: id })
        .groupBy('state')
        .select('state')
        .count('* as n')
      if (rows.length > 0) {
        return Object.fromEntries(rows.map(({ state, n }) => [state, Number(n)]))
      }
      return (await trx.from('batches').where({ id }).select('counts').firstOrFail()).counts
    })
  }

  /** Takes a batch that is at work until the transaction is over; false when it has ended. */
  async hold(trx: Trx, id: string): Promise<boolean> {
    const held = await trx.from('batches').where({ id, state: 'waiting' }).forUpdate().select('id')
    return held.length > 0
  }

  /** Ends a batch that is held. @returns how many of its items ended how */
  async end({ trx }: Change, id: string, state: Exclude<BatchState, 'waiting'>): Promise<Counts> {
    await trx.rawQuery(endBatch, [state, id, id])
    return (await trx.from('batches').where({ id }).select('counts').firstOrFail()).counts
  }

  /** Batches of the scope of which no item was settled for a while, and who asked for them. */
  async resting(minutes: number): Promise<{ id: string; userId: string | null; name: string }[]> {
    return this.database.read(async (trx) =>
      trx
        .from('batches')
        .where('state', 'waiting')
        .whereRaw(isResting, [minutes])
        .select('id', 'started_by as userId', 'started_by_name as name')
    )
  }
}

function selectBatches(trx: Trx) {
  return trx
    .from('batches')
    .select('id', 'kind', 'asked', 'state', 'total', 'started_by_name as startedByName')
    .select('started_at as startedAt', 'ended_at as endedAt')
}
