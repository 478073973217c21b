import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { ReferenceAct, ReferenceState } from '#plugins/signal/contract/reference'
import { wording } from '#plugins/signal/lang/server/wording'
import { References } from '#plugins/signal/records/references'

interface Act {
  /** For the trail. */
  readonly done: `signal_reference.${string}`
  readonly from: readonly ReferenceState[]
  /** Null takes the reference data away. */
  readonly to: ReferenceState | null
}

/** What was in use once stays: runs that counted it are computed again from it. */
const acts: Readonly<Record<ReferenceAct, Act>> = {
  approve: { done: 'signal_reference.approved', from: ['imported'], to: 'active' },
  retire: { done: 'signal_reference.retired', from: ['active'], to: 'retired' },
  use: { done: 'signal_reference.used', from: ['retired'], to: 'active' },
  cancel: { done: 'signal_reference.cancelled', from: ['waiting'], to: 'cancelled' },
  discard: {
    ...{ done: 'signal_reference.discarded', from: ['imported', 'refused', 'cancelled'], to: null },
  },
}

/** What can be done with reference data in that state, in the order in which it is offered. */
export const actsFrom = (state: ReferenceState): ReferenceAct[] =>
  (Object.keys(acts) as ReferenceAct[]).filter((act) => acts[act].from.includes(state))

/** Approves reference data, takes them out of use and back, calls their load off, or discards them. */
@inject()
export class ActOnReference {
  constructor(
    private references: References,
    private changes: Changes
  ) {}

  /** Refuses with 1005 reference data that are not there, with 1006 those in another state. */
  async handle(id: string, act: ReferenceAct): Promise<void> {
    const { done, from, to } = acts[act]
    const subject = { type: 'signal_reference', id } as const
    await this.changes.record({ name: done, subject }, async (change) => {
      const row = await this.references.lock(change, id)
      if (!from.includes(row.state))
        throw new kernelErrors.E_DATA_STATUS({ detail: wording('references.other_state') })
      await (to === null
        ? this.references.discard(change, row)
        : this.references.setState(change, row, to))
    })
  }
}
