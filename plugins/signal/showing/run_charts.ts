import { inject } from '@adonisjs/core'

import type { Names } from '#plugins/signal/computing/compute_result'
import type { CountLevel } from '#plugins/signal/contract/plan'
import type { ResultPair, RunResult } from '#plugins/signal/contract/result'
import type { ChartPoint, RunCharts } from '#plugins/signal/contract/run_charts'
import { pairCounts } from '#plugins/signal/counting/count_reports'
import type { KeptReport } from '#plugins/signal/counting/kept_report'
import { ReportsOfRun } from '#plugins/signal/showing/reports_of_run'
import { levelOf, RunPairs } from '#plugins/signal/showing/run_pairs'
import { informationComponent } from '#plugins/signal/statistics/tables/information_component'

/** Points that a chart draws at most. */
const MOST_POINTS = 2000

/** Drugs of the heat map. */
const MOST_DRUGS = 20

/** What the charts of a run show, from what it keeps. */
@inject()
export class ChartsOfRun {
  constructor(
    private pairs: RunPairs,
    private reports: ReportsOfRun
  ) {}

  /** Refuses with 1005 a run that the project does not have, with 1006 one without a result. */
  async handle(runId: string, level?: CountLevel): Promise<RunCharts> {
    const { run, result } = await this.pairs.resultOf(runId)
    const { counted, own, names, background } = await this.reports.of(run)
    const all = levelOf(result, level)?.pairs ?? []
    const shown = [...all]
      .sort((one, other) => weightOf(other) - weightOf(one))
      .slice(0, MOST_POINTS)
    return {
      points: shown.map((pair) => pointOf(pair, result)),
      omitted: all.length - shown.length,
      ...heatOf(counted, names, background && new Set(own.flatMap(({ drugs }) => drugs))),
    }
  }
}

/** Pairs that fulfil a rule come first, then those with most reports. */
const weightOf = ({ rules, a }: ResultPair) => (rules.length > 0 ? 1e9 : 0) + a

function pointOf({ drug, term, a, expected, figures, rules }: ResultPair, result: RunResult) {
  const figure = (name: string) => figures[name] ?? null
  const point: ChartPoint = {
    ...{ drug, term, n: a, expected, fires: rules.length > 0 },
    drugName: result.names[drug] ?? { en: drug, zh: drug },
    termName: result.names[term] ?? { en: term, zh: term },
    ...{ PRR: figure('PRR'), low: figure('PRR_lo95'), high: figure('PRR_hi95') },
    ...{ chi2: figure('chi2_yates'), IC: figure('IC'), p: figure('fisher_p_two_sided') },
  }
  return point
}

/** The same reports with the system organ classes of their terms, whatever levels the run counts. */
export const withSocs = (reports: readonly KeptReport[], names: Names): KeptReport[] =>
  reports.map((report) => {
    const socs = new Set((report.terms.pt ?? []).flatMap((key) => names[key]?.soc ?? []))
    return { ...report, terms: { ...report.terms, soc: [...socs].sort() } }
  })

/** @param listed drugs that may be shown; null for all */
function heatOf(reports: readonly KeptReport[], names: Names, listed: ReadonlySet<string> | null) {
  const counts = pairCounts(withSocs(reports, names), 'soc', [])
  const { drug, event, n, expected } = counts.pairs()
  const nameOf = (key: string) => names[key]?.words ?? { en: key, zh: key }
  const drugs = counts.drugs
    .map((key, at) => ({ key, name: nameOf(key), n: counts.reportsOfDrug(at).length }))
    .filter(({ key }) => !listed || listed.has(key))
    .sort((one, other) => other.n - one.n)
    .slice(0, MOST_DRUGS)
  const isShown = new Set(drugs.map(({ key }) => key))
  return {
    drugs,
    socs: counts.events.map((key) => ({ key, name: nameOf(key) })),
    heat: [...n].flatMap((count, at) => {
      const [key, soc] = [counts.drugs[drug[at]!]!, counts.events[event[at]!]!]
      if (!isShown.has(key)) return []
      const awaited = expected[at]!
      const { value: IC } = informationComponent(count, awaited)
      return [{ drug: key, soc, n: count, expected: awaited, IC }]
    }),
  }
}
