import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import type { Batch, BatchItem } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import type { BatchKind, ItemWork } from '#kernel/batches/batch_kind'
import { BatchKinds } from '#kernel/batches/batch_kinds'
import { Batches } from '#kernel/batches/batches'
import { verdictOn } from '#kernel/batches/verdict_on'
import { Changes } from '#kernel/changes/changes'
import { openTransaction } from '#kernel/database/open_transaction'
import { willPass } from '#kernel/disks/will_pass'
import { Refusal } from '#kernel/errors/define_errors'
import { wording } from '#kernel/lang/server/wording'

interface ReadyItem {
  readonly item: BatchItem
  readonly prepared: unknown
}

interface Run {
  readonly batch: Batch
  readonly kind: BatchKind
  readonly work: ItemWork<unknown>
}

interface Turn {
  /** Told after each portion how many items are settled. */
  readonly onSettled?: (settled: number) => void
  /** Asked before each portion whether it is the last of this turn. */
  readonly isOver?: () => boolean
  /** Asked before each portion whether whoever asked for the batch still may. */
  readonly mayGoOn?: (kind: BatchKind) => Promise<boolean> | boolean
}

/**
 * Works a batch off, portion by portion: what the items of a portion do, and that they are done, is
 * one transaction with its trail. Run again after a cut it goes on with what still waits; two at once
 * take turns, and each item is done by one of them.
 */
@inject()
export class WorkBatch {
  constructor(
    private batches: Batches,
    private items: BatchItems,
    private kinds: BatchKinds,
    private changes: Changes
  ) {}

  /** @returns whether the batch has ended; otherwise the turn was over before */
  async handle(batchId: string, turn: Turn = {}): Promise<boolean> {
    const { onSettled, isOver = () => false, mayGoOn = () => true } = turn
    const batch = await this.batches.get(batchId)
    if (batch.state !== 'waiting') return true
    const kind = await this.kinds.get(batch.kind)
    const run = { batch, kind, work: await this.kinds.begin(kind, batch) }
    const done = new Set<string>()
    let portion = await this.#next(run, [])
    while (portion.length > 0) {
      if (!(await mayGoOn(kind))) {
        await this.#stop(run)
        return true
      }
      for (const { item } of portion) {
        if (done.has(item.id)) throw new Error(`${kind.name} leaves an item as it is`)
        done.add(item.id)
      }
      // The next items are prepared while the database writes these.
      const ahead = isOver() ? null : this.#next(run, portion)
      // Looked at below; it may fail before its turn comes.
      ahead?.catch(() => {})
      await this.#settle(run, portion)
      onSettled?.(portion.length)
      if (!ahead) return false
      portion = await ahead
    }
    await this.#end(run)
    return true
  }

  async #next({ batch, kind, work }: Run, inWork: readonly ReadyItem[]): Promise<ReadyItem[]> {
    const ids = inWork.map(({ item }) => item.id)
    const items = await this.items.waiting(batch.id, kind.portion, ids)
    const prepared = items.length > 0 ? await work.prepare?.(items) : undefined
    return items.map((item, at) => ({ item, prepared: prepared?.[at] }))
  }

  /**
   * Settles items in one transaction, each apart when that fails, and the one that fails alone by what
   * it failed by.
   */
  async #settle(run: Run, portion: readonly ReadyItem[]): Promise<void> {
    try {
      return await this.#record(run, portion)
    } catch (error) {
      if (willPass(error)) throw error
      if (portion.length === 1) {
        if (!(error instanceof Refusal)) {
          logger.error({ err: error, kind: run.kind.name }, 'An item of a batch cannot be done')
        }
        return this.#record(run, portion, { failed: error })
      }
      for (const one of portion) await this.#settle(run, [one])
    }
  }

  #record(run: Run, portion: readonly ReadyItem[], how?: { failed: unknown }): Promise<void> {
    const { work } = run
    return this.changes.recordMany(async (open) => {
      const trx = openTransaction()!
      if (!(await this.batches.hold(trx, run.batch.id))) return
      const all = portion.map(({ item }) => item)
      const taken = await this.items.take(trx, all)
      const ready = portion.filter(({ item }) => taken.has(item.id))
      // Somebody else has done them: no line of the trail says that of us.
      if (ready.length === 0) return
      const items = ready.map(({ item }) => item)
      const prepared = ready.map((each) => each.prepared)
      const change = open(actOn(run, 'processed'))
      if (!how) await work.settle({ open, change, items, prepared })
      else if (work.fail) await work.fail({ open, change, items, prepared }, how.failed)
      else await this.items.settle(change, [{ id: items[0].id, ...verdictOn(how.failed) }])
    })
  }

  /** What waits is not begun, and says why. */
  async #stop(run: Run): Promise<void> {
    const { batch, kind } = run
    const { id } = batch
    await this.changes.recordMany(async (open) => {
      const trx = openTransaction()!
      if (!(await this.batches.hold(trx, id))) return
      const change = open(actOn(run, 'cancelled'))
      await this.items.cancel(change, id, mayNoMore)
      await this.kinds.cancel(kind, { open, change }, batch)
      change.note('counts', undefined, await this.batches.end(change, id, 'cancelled'))
    })
  }

  async #end(run: Run): Promise<void> {
    const { id } = run.batch
    await this.changes.recordMany(async (open) => {
      const trx = openTransaction()!
      if (!(await this.batches.hold(trx, id))) return
      const change = open(actOn(run, 'ended'))
      change.note('counts', undefined, await this.batches.end(change, id, 'done'))
    })
  }
}

const mayNoMore = wording('work_batch.may_no_more')

function actOn({ batch, kind: { subject } }: Run, done: 'processed' | 'ended' | 'cancelled') {
  return { name: `${subject}.${done}`, subject: { type: subject, id: batch.id } } as const
}
