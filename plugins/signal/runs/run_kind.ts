import { inject } from '@adonisjs/core'

import type { Batch } from '#kernel/batches/batch'
import { BatchItems } from '#kernel/batches/batch_items'
import { type BatchKind, BatchWork, type ItemWork, type Portion } from '#kernel/batches/batch_kind'

import { computeResult } from '#plugins/signal/computing/compute_result'
import type { KeptPart } from '#plugins/signal/counting/kept_report'
import { wording } from '#plugins/signal/lang/server/wording'
import { References } from '#plugins/signal/records/references'
import { type RunRow, Runs } from '#plugins/signal/records/runs'
import { MapReference } from '#plugins/signal/runs/map_reference'
import { RunMails } from '#plugins/signal/runs/run_mails'
import { ReadAtCut } from '#plugins/signal/runs/read_at_cut'

/** Name of the kind of batch. */
export const SIGNAL_RUN = 'signal.run'

type Prepared = KeptPart | null

interface Asked {
  readonly isScheduled?: boolean
}

/**
 * Reads the cases of a project part by part and keeps what it read, then to what reference data are mapped; the
 * last item computes from that.
 */
@inject()
class WorkRun extends BatchWork<Asked, Prepared> {
  constructor(
    private items: BatchItems,
    private runs: Runs,
    private reading: ReadAtCut,
    private mapping: MapReference,
    private references: References,
    private mails: RunMails
  ) {
    super()
  }

  async begin({ id, total, asked }: Batch<Asked>): Promise<ItemWork<Prepared>> {
    const run = await this.runs.get(id)
    return {
      prepare: (items) =>
        Promise.all(
          items.map(({ position }) =>
            position < total ? this.#part(run, position, total) : Promise.resolve(null)
          )
        ),
      settle: (portion) => this.#settle(portion, run, asked.isScheduled === true),
    }
  }

  async #part(run: RunRow, position: number, total: number): Promise<KeptPart> {
    const isReference = run.inputs.reference !== undefined && position === total - 1
    if (!isReference) return this.reading.part(run, position)
    return this.mapping.handle(run, await this.runs.parts(run.id))
  }

  async #settle(
    { change, items, prepared }: Portion<Prepared>,
    run: RunRow,
    isScheduled: boolean
  ): Promise<void> {
    for (const [at, { id, position }] of items.entries()) {
      const part = prepared[at]
      if (part) await this.runs.addPart(change, run.id, position, part)
      else {
        const parts = await this.runs.parts(run.id)
        const { reference } = run.inputs
        const others = reference && (await this.references.content(reference))
        const result = computeResult(run.settings, run.inputs, parts, others)
        await this.runs.addResult(change, run.id, result)
        if (isScheduled) await this.mails.tell(change, run, result)
      }
      await this.items.settle(change, [{ id, state: 'done', verdict: part ? 'read' : 'computed' }])
    }
  }
}

const kind: BatchKind = {
  name: SIGNAL_RUN,
  label: wording('runs.label'),
  permission: 'CASE_SIGNAL',
  subject: 'signal_run',
  portion: 1,
  endsWithPerson: true,
  work: WorkRun,
}

export default [kind]
