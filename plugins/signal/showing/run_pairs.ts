import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { comparePair, pairKey } from '#plugins/signal/comparing/compare_runs'
import type { CountLevel } from '#plugins/signal/contract/plan'
import type { ResultPair, RunResult } from '#plugins/signal/contract/result'
import {
  type ListedPair,
  type PairView,
  pairViews,
  type RunSummary,
  type ShownRun,
} from '#plugins/signal/contract/run'
import { signalState } from '#plugins/signal/contract/signal_state'
import { wording } from '#plugins/signal/lang/server/wording'
import { type RunRow, Runs } from '#plugins/signal/records/runs'
import { type SignalRow, SignalRows } from '#plugins/signal/records/signal_rows'

/** What is asked of the pairs of a run. */
export interface AskedPairs {
  readonly runId: string
  readonly level?: CountLevel
  /** An earlier run, with which pairs are compared. */
  readonly against?: string
}

/** By what pairs are ordered. */
export const pairSorts = [
  ...(['drug', 'term', 'n', 'more', 'expected'] as const),
  ...(['PRR', 'chi2_yates', 'IC025_gamma', 'EB05'] as const),
] as const
export type PairSort = (typeof pairSorts)[number]

export interface PairPage {
  readonly view?: PairView
  readonly text?: string
  readonly sort?: PairSort
  readonly order?: 'asc' | 'desc'
  readonly from: number
  readonly count: number
}

export const shownRun = ({ cut, startedAt, inputs, ...run }: RunRow): ShownRun => ({
  ...run,
  cut: cut.toISOString(),
  startedAt: startedAt.toISOString(),
  medDra: inputs.medDra,
  reference: inputs.reference
    ? { name: inputs.reference.name, digest: inputs.reference.digest }
    : null,
})

/** The pairs of a run as people look at them. */
@inject()
export class RunPairs {
  constructor(
    private runs: Runs,
    private signals: SignalRows
  ) {}

  /** Refuses with 1005 a run that the project does not have, with 1006 one that has no result yet. */
  async resultOf(runId: string): Promise<{ run: RunRow; result: RunResult }> {
    const run = await this.runs.get(runId)
    const result = await this.runs.result(runId)
    if (!result) throw new kernelErrors.E_DATA_STATUS({ detail: wording('runs.no_result') })
    return { run, result }
  }

  async summary(asked: AskedPairs): Promise<RunSummary> {
    const { run, result } = await this.resultOf(asked.runId)
    const pairs = await this.listed(asked)
    const { drugs, leftOut, unmapped, background = null } = result
    const views = Object.fromEntries(
      pairViews.map((view) => [view, pairs.filter((pair) => isIn(view, pair)).length])
    ) as Record<PairView, number>
    const notes = levelOf(result, asked.level)?.notes ?? []
    const poor = drugs === 1 ? [wording('runs.poor_background')] : []
    const counts = { drugs, leftOut, unmapped, background, views }
    return { ...shownRun(run), ...counts, notes: [...notes, ...poor] }
  }

  async page(
    asked: AskedPairs,
    { view = 'fired', text = '', sort = 'IC025_gamma', order = 'desc', from, count }: PairPage
  ): Promise<{ rows: ListedPair[]; total: number }> {
    const wanted = text.trim().toLowerCase()
    const found = (await this.listed(asked)).filter(
      (pair) =>
        isIn(view, pair) &&
        [pair.drugName, pair.termName].some(
          ({ en, zh }) => en.toLowerCase().includes(wanted) || zh.includes(wanted)
        )
    )
    const sign = order === 'asc' ? 1 : -1
    found.sort((one, other) => sign * compareValues(valueOf(one, sort), valueOf(other, sort)))
    return { rows: found.slice(from, from + count), total: found.length }
  }

  /** All pairs of a level, those that an earlier run alone has among them where it is compared with. */
  async listed({ runId, level, against }: AskedPairs): Promise<ListedPair[]> {
    const { result } = await this.resultOf(runId)
    const earlier = against === undefined ? null : (await this.resultOf(against)).result
    const pairs = levelOf(result, level)?.pairs ?? []
    const before = new Map(levelOf(earlier, level)?.pairs.map((pair) => [pairKey(pair), pair]))
    const signals = await this.signals.all()
    const shown = pairs.map((pair) => {
      const was = before.get(pairKey(pair))
      before.delete(pairKey(pair))
      const compared = earlier ? comparePair(pair, was) : null
      return listedPair(pair, result, {
        compared,
        signals,
        more: earlier && pair.a - (was?.a ?? 0),
      })
    })
    const gone = [...before.values()]
      .filter(({ rules }) => rules.length > 0)
      .map((pair) => {
        const none = { ...pair, a: 0, serious: 0, fatal: 0, figures: {}, rules: [] }
        const compared = comparePair(undefined, pair)
        return listedPair(none, earlier!, { compared, signals, more: -pair.a })
      })
    return [...shown, ...gone]
  }
}

export const levelOf = (result: RunResult | null, level?: CountLevel) =>
  result?.levels.find((each) => each.level === (level ?? result.levels[0]?.level))

interface Beside {
  readonly compared: ListedPair['compared']
  readonly signals: readonly SignalRow[]
  readonly more: number | null
}

export function listedPair(
  { drug, term, a, expected, figures, rules, listed, serious, fatal }: ResultPair,
  { names }: RunResult,
  { compared, signals, more }: Beside
): ListedPair {
  const none = { en: term, zh: term }
  const signal = signals.find(
    (each) => each.drug.key === drug && each.terms.some(({ key }) => key === term)
  )
  return {
    ...{ drug, term, n: a, more, expected, figures, rules, listed, serious, fatal, compared },
    drugName: names[drug] ?? { en: drug, zh: drug },
    termName: names[term] ?? none,
    signal: signal
      ? { id: signal.id, number: signal.number, status: signalState(signal.steps).status }
      : null,
  }
}

function isIn(view: PairView, { rules, compared, listed, n }: ListedPair): boolean {
  switch (view) {
    case 'all':
      return n > 0
    case 'fired':
      return rules.length > 0
    case 'unlisted':
      return rules.length > 0 && listed !== 'listed'
    case 'new':
      return compared?.change === 'new'
    case 'gone':
      return compared?.change === 'gone'
    case 'gained':
      return compared !== null && compared.change !== 'new' && compared.gained.length > 0
    case 'lost':
      return compared !== null && compared.change !== 'gone' && compared.lost.length > 0
  }
}

function valueOf(pair: ListedPair, sort: PairSort): number | string {
  if (sort === 'drug') return pair.drugName.en
  if (sort === 'term') return pair.termName.en
  if (sort === 'n' || sort === 'expected') return pair[sort]
  if (sort === 'more') return pair.more ?? 0
  const figure = pair.figures[sort]
  return figure === 'Infinity' ? Infinity : typeof figure === 'number' ? figure : -Infinity
}

function compareValues(one: number | string, other: number | string): number {
  if (typeof one === 'string') return one.localeCompare(String(other))
  return one === other ? 0 : one < Number(other) ? -1 : 1
}
