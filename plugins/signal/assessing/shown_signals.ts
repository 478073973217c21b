import { inject } from '@adonisjs/core'

import { evidenceIn } from '#plugins/signal/assessing/evidence_of'
import type { ListedSignal, ShownSignal } from '#plugins/signal/contract/signal'
import { isClosed, realertReasons, signalState } from '#plugins/signal/contract/signal_state'
import type { RunResult } from '#plugins/signal/contract/result'
import { Signals, type SignalsOfPeriod, type TrackedSignal } from '#plugins/signal/contract/signals'
import { type RunRow, Runs } from '#plugins/signal/records/runs'
import { type SignalRow, SignalRows } from '#plugins/signal/records/signal_rows'

/** Signals as people look at them; a closed one is told of again by the latest run that is done. */
@inject()
export class ShownSignals {
  constructor(
    private rows: SignalRows,
    private runs: Runs
  ) {}

  async list(): Promise<ListedSignal[]> {
    const rows = await this.rows.all()
    const latest = rows.length > 0 ? await this.#latest() : null
    return rows.map((row) => listed(row, latest))
  }

  /** Refuses with 1005 a signal that the project does not have. */
  async get(id: string): Promise<ShownSignal> {
    const row = await this.rows.get(id)
    return { ...listed(row, await this.#latest()), steps: row.steps }
  }

  async #latest(): Promise<{ run: RunRow; result: RunResult } | null> {
    const run = (await this.runs.all()).find(({ state }) => state === 'done')
    return run ? { run, result: (await this.runs.result(run.id))! } : null
  }
}

function listed(
  { id, number, revision, drug, terms, steps }: SignalRow,
  latest: { run: RunRow; result: RunResult } | null
): ListedSignal {
  const state = signalState(steps)
  const now =
    latest && isClosed(state.status) ? evidenceIn(latest.run, latest.result, drug.key, terms) : null
  return { id, number, revision, drug, terms, state, realerted: realertReasons(state, now) }
}

/** The signals of a project for periodic reports. */
@inject()
export default class StoredSignals extends Signals {
  constructor(private rows: SignalRows) {
    super()
  }

  async until(moment: Date): Promise<readonly TrackedSignal[]> {
    const until = moment.toISOString()
    const rows = (await this.rows.all()).toReversed()
    return rows.flatMap(({ number, drug, terms, steps }) => {
      const known = steps.filter(({ at }) => at <= until)
      if (known.length === 0) return []
      const { detected, source, status, closed, reason, evidence, actions } = signalState(known)
      const method = [...new Set(evidence?.pairs.flatMap(({ rules }) => rules))]
      return [
        {
          ...{ number, drug: drug.words, terms: terms.map(({ words }) => words), detected },
          ...{ source, status, closed, summary: reason, method, outcome: actions },
        },
      ]
    })
  }

  async inPeriod(begin: Date, end: Date): Promise<SignalsOfPeriod> {
    // A moment is told to the millisecond: the last one of the period is the one before its end.
    const all = await this.until(new Date(end.getTime() - 1))
    const from = begin.toISOString()
    return {
      new: all.filter(({ detected }) => detected >= from),
      ongoing: all.filter(({ closed }) => closed === null),
      closed: all.filter(({ closed }) => closed !== null && closed >= from),
    }
  }
}
