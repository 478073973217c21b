import { inject } from '@adonisjs/core'

import type { Batch, BatchProgress, ListedItem } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import type { BatchKind } from '#kernel/batches/batch_kind'
import { BatchKinds } from '#kernel/batches/batch_kinds'
import { Batches } from '#kernel/batches/batches'
import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import { currentActor } from '#kernel/tenancy/actor'

/** Looks at a batch and ends it, for whoever has the permission of its kind. */
@inject()
export class WatchBatch {
  constructor(
    private batches: Batches,
    private items: BatchItems,
    private kinds: BatchKinds,
    private changes: Changes
  ) {}

  /** How far it is. Refuses with 1005 one that is not of the project, with 1003 who may not see it. */
  async progress(id: string): Promise<BatchProgress> {
    const { batch, kind } = await this.#find(id)
    const counts = await this.batches.counts(id)
    const { asked: _, ...rest } = batch
    return { ...rest, label: kind.label, settled: batch.total - (counts.waiting ?? 0), counts }
  }

  /** A page of its items with what became of them; without the sentences of a kind that tells itself. */
  async list(
    id: string,
    from: number,
    count: number
  ): Promise<{ rows: ListedItem[]; total: number }> {
    const { batch, kind } = await this.#find(id)
    const items = await this.items.list(id, from, count)
    const rows = kind.tellsItself ? items.map((item) => ({ ...item, sentence: null })) : items
    return { rows, total: batch.total }
  }

  /**
   * Ends it: what is done stays done, what waits is not begun. A portion that is being done is done
   * first. Refuses with 1006 one that is over.
   */
  async cancel(id: string): Promise<void> {
    const { batch, kind } = await this.#find(id)
    const { subject } = kind
    const act = { name: `${subject}.cancelled`, subject: { type: subject, id } } as const
    await this.changes.recordMany(async (open) => {
      const change = open(act)
      if (!(await this.batches.hold(change.trx, id))) {
        throw new kernelErrors.E_DATA_STATUS({ detail: isOver })
      }
      await this.items.cancel(change, id)
      await this.kinds.cancel(kind, { open, change }, batch)
      change.note('counts', undefined, await this.batches.end(change, id, 'cancelled'))
    })
  }

  async #find(id: string): Promise<{ batch: Batch; kind: BatchKind }> {
    const { scope, permissions } = currentActor()
    if (!scope) throw new kernelErrors.E_NO_PROJECT()
    const batch = await this.batches.get(id)
    const kind = await this.kinds.get(batch.kind)
    if (!permissions.has(kind.permission)) throw new kernelErrors.E_NO_PERMISSION()
    return { batch, kind }
  }
}

const isOver = wording('watch_batch.is_over')
