import { randomUUID } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { EvidenceOf } from '#plugins/signal/assessing/evidence_of'
import type { NamedKey, SignalDeed } from '#plugins/signal/contract/signal'
import { isClosed, signalState, waysFrom } from '#plugins/signal/contract/signal_state'
import { wording } from '#plugins/signal/lang/server/wording'
import { SignalRows } from '#plugins/signal/records/signal_rows'

/** Makes signals, and does with them what people decide. */
@inject()
export class AssessSignal {
  constructor(
    private rows: SignalRows,
    private evidence: EvidenceOf,
    private changes: Changes
  ) {}

  /**
   * Makes a signal of a drug and terms, with the evidence of a run where one is named.
   * @returns its id. Refuses with 1006 a closed project, and an open signal of the same drug and term.
   */
  async make(drug: NamedKey, terms: readonly NamedKey[], runId?: string): Promise<string> {
    const all = await this.rows.all()
    const same = all.find(
      (each) =>
        each.drug.key === drug.key &&
        each.terms.some(({ key }) => terms.some((term) => term.key === key)) &&
        !isClosed(signalState(each.steps).status)
    )
    if (same) {
      const detail = wording('signals.open_already', { number: same.number })
      throw new kernelErrors.E_DATA_STATUS({ detail })
    }
    const id = randomUUID()
    const taken =
      runId === undefined ? {} : { evidence: await this.evidence.handle(runId, drug.key, terms) }
    const source = runId === undefined ? ('hand' as const) : ('run' as const)
    const act = { name: 'signal.detected', subject: { type: 'signal', id } } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      await this.rows.add(change, { id, drug, terms }, { kind: 'detected', source, ...taken })
    })
    return id
  }

  /** Takes over what a run says now. Refuses as `act`, and as `EvidenceOf`. */
  async refresh(id: string, revision: number, runId: string): Promise<void> {
    const { drug, terms } = await this.rows.get(id)
    const evidence = await this.evidence.handle(runId, drug.key, terms)
    await this.act(id, revision, { kind: 'evidence', evidence })
  }

  /**
   * Adds a step. Refuses with 1006 a status that does not follow on the present one, what is done with an
   * action that is not there, and a signal that others changed since `revision`.
   */
  async act(id: string, revision: number, deed: SignalDeed): Promise<void> {
    const { steps } = await this.rows.get(id)
    const { status, actions } = signalState(steps)
    if (deed.kind === 'status' && !waysFrom(status).includes(deed.to))
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('signals.no_way') })
    if (
      deed.kind === 'action_done' &&
      !actions.some(({ action, isDone }) => action === deed.action && !isDone)
    )
      throw new kernelErrors.E_DATA_STATUS({ detail: wording('signals.no_action') })
    const reason = deed.kind === 'status' ? { reason: deed.reason } : {}
    const name = deed.kind === 'status' ? 'signal.decided' : 'signal.assessed'
    const act = { name, subject: { type: 'signal', id }, ...reason } as const
    await this.changes.record(act, async (change) => {
      await refuseClosedProject(change)
      await this.rows.step(change, { id, revision }, deed)
    })
  }
}
