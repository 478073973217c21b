import type { Batch, BatchItem } from '#kernel/batches/batch'
import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** Some items of a batch, in the transaction in which they are done. */
export interface Portion<Prepared = undefined> {
  /** Opens a line of the trail for each thing that is changed. */
  readonly open: OpenChange
  /** The line of the batch itself. */
  readonly change: Change
  readonly items: readonly BatchItem[]
  /** What `prepare` gave for each of them. */
  readonly prepared: readonly Prepared[]
}

/** What is done to the items of one batch. */
export interface ItemWork<Prepared = undefined> {
  /** What is done before the transaction (reading of files), while the items before are written. */
  prepare?(items: readonly BatchItem[]): Promise<readonly Prepared[]>
  /** Does the items of a portion, and settles each of them through `BatchItems`. */
  settle(portion: Portion<Prepared>): Promise<void>
  /**
   * Settles the one item that failed alone, in a transaction of its own: it must not keep those after
   * it waiting for ever. Where it is absent, the item has the number and the sentence of the refusal.
   */
  fail?(portion: Portion<Prepared>, error: unknown): Promise<void>
}

/** Made by the container for each run of a batch. */
export abstract class BatchWork<Asked = unknown, Prepared = undefined> {
  abstract begin(batch: Batch<Asked>): Promise<ItemWork<Prepared>>

  /**
   * Brings what the plugin keeps of a batch to its end when it is cancelled, in the transaction that
   * cancels it. Most keep nothing but its items.
   */
  async cancel(_at: Pick<Portion, 'open' | 'change'>, _batch: Batch<Asked>): Promise<void> {}
}

/** A kind of batch that a plugin brings. */
export interface BatchKind {
  /** `plugin.what_it_does` */
  readonly name: `${string}.${string}`
  /** What one is called. */
  readonly label: Words
  /** Who may look at one and cancel it; who may start one says the call that does. */
  readonly permission: string
  /**
   * Subject of its lines in the trail: `coding_run` has `coding_run.processed` for each portion, then
   * `coding_run.ended` or `coding_run.cancelled`, of which plugins are told as of every act.
   */
  readonly subject: string
  /** Items of one transaction. */
  readonly portion: number
  /** Days after which what became of an item is forgotten; never when absent. */
  readonly keptDays?: number
  /** It ends when whoever asked for it has lost the permission or the account; each portion asks. */
  readonly endsWithPerson?: true
  /** The sentences on its items may quote what not everybody sees: calls of its own alone tell them. */
  readonly tellsItself?: true
  readonly work: new (...args: never[]) => BatchWork<never, unknown>
}

export const batchKinds = new ExtensionPoint<BatchKind>('batches.kinds')
