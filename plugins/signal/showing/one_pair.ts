import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'

import { changeReasons, comparePair } from '#plugins/signal/comparing/compare_runs'
import type { CountLevel } from '#plugins/signal/contract/plan'
import type { ScanPoint, ShownMask, ShownPair, ShownPart } from '#plugins/signal/contract/run'
import type { PeopleCount } from '#plugins/signal/contract/run_charts'
import { reportRows } from '#plugins/signal/counting/count_reports'
import { isOfReference } from '#plugins/signal/counting/reference_reports'
import type { KeptReport } from '#plugins/signal/counting/kept_report'
import { plainValue } from '#plugins/signal/printing/plain_value'
import { SignalRows } from '#plugins/signal/records/signal_rows'
import { signalRules } from '#plugins/signal/rules/judge_pair'
import { ruleSteps } from '#plugins/signal/rules/rule_steps'
import { onsetFacts } from '#plugins/signal/showing/onset_facts'
import { ReportsOfRun } from '#plugins/signal/showing/reports_of_run'
import { levelOf, listedPair, RunPairs } from '#plugins/signal/showing/run_pairs'
import { maskedBy } from '#plugins/signal/statistics/masking'
import { measure } from '#plugins/signal/statistics/measures'
import { expectedOf, type TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'

export interface AskedPair {
  readonly runId: string
  readonly level: CountLevel
  readonly drug: string
  readonly term: string
  readonly against?: string
}

/** A pair with all that is told of it, from what its run keeps. */
@inject()
export class OnePair {
  constructor(
    private pairs: RunPairs,
    private reports: ReportsOfRun,
    private signals: SignalRows
  ) {}

  /** Refuses with 1005 a pair that the run does not have. */
  async handle({ runId, level, drug, term, against }: AskedPair): Promise<ShownPair> {
    const { run, result } = await this.pairs.resultOf(runId)
    const pair = levelOf(result, level)?.pairs.find(
      (each) => each.drug === drug && each.term === term
    )
    if (!pair) throw new kernelErrors.E_DATA_NOT_FOUND()
    const { counted, names } = await this.reports.of(run)
    const earlier = against === undefined ? null : await this.pairs.resultOf(against)
    const was = levelOf(earlier?.result ?? null, level)?.pairs.find(
      (each) => each.drug === drug && each.term === term
    )
    const has = (report: KeptReport) => isOfPair(report, level, drug, term)
    const own = counted.filter(has)
    const { a, b, c, d, expected, figures } = pair
    const facts = { a, b, c, d, expected, ...figures }
    const side = (reports: readonly KeptReport[], of: typeof run) => ({
      ...{
        reports: reports.filter((each) => !isOfReference(each)),
        medDra: of.inputs.medDra,
        settings: of.settings,
      },
    })
    return {
      ...listedPair(pair, result, {
        signals: await this.signals.all(),
        compared: earlier ? comparePair(pair, was) : null,
        more: earlier ? a - (was?.a ?? 0) : null,
      }),
      ...{ runId, level, a, b, c, d },
      why: run.settings.rules.map((id) => {
        const { title, source } = signalRules.find((rule) => rule.id === id)!
        return { id, title, source, fires: pair.rules.includes(id), steps: ruleSteps(id, facts) }
      }),
      reasons: earlier
        ? changeReasons(
            side(own, run),
            side((await this.reports.of(earlier.run)).counted.filter(has), earlier.run)
          )
        : null,
      parts: partsOf(counted, level, drug, term),
      people: peopleOf(own),
      // Of reports of reference data the year alone is known.
      scan: run.inputs.reference ? [] : scanOf(counted, level, drug, term),
      reference: own.filter(isOfReference).length,
      onset: onsetFacts(
        own.flatMap(({ onsets }) =>
          onsets.filter((each) => each[0] === drug && each[1] === term).map((each) => each[2])
        )
      ),
      masks: masksOf(counted, level, drug, term).map((mask) => ({
        ...mask,
        name: names[mask.drug]?.words ?? { en: mask.drug, zh: mask.drug },
      })),
    }
  }
}

const isOfPair = (report: KeptReport, level: CountLevel, drug: string, term: string) =>
  report.drugs.includes(drug) && (report.terms[level]?.includes(term) ?? false)

function tableOf(
  reports: readonly KeptReport[],
  level: CountLevel,
  drug: string,
  term: string
): TwoByTwo {
  const cells = { a: 0, b: 0, c: 0, d: 0 }
  for (const report of reports) {
    const hasTerm = report.terms[level]?.includes(term) ?? false
    cells[report.drugs.includes(drug) ? (hasTerm ? 'a' : 'b') : hasTerm ? 'c' : 'd'] += 1
  }
  return cells
}

function figuresOf(table: TwoByTwo) {
  const expected = expectedOf(table)
  const measures = measure(table, expected, { withoutConditional: true })
  return {
    ...{ n: table.a, expected, IC: plainValue(measures.IC) },
    ...{ IC025: plainValue(measures.IC025_gamma), IC975: plainValue(measures.IC975_gamma) },
    ...{ PRR: plainValue(measures.PRR), low: plainValue(measures.PRR_lo95) },
    high: plainValue(measures.PRR_hi95),
  }
}

/** By sex and age group, what is unknown a part of its own. */
function partsOf(
  reports: readonly KeptReport[],
  level: CountLevel,
  drug: string,
  term: string
): ShownPart[] {
  return (['sex', 'age'] as const).flatMap((name) => {
    const byValue = Map.groupBy(reports, ({ strata }) => strata[name])
    return [...byValue]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([value, own]) => ({ name, value, ...figuresOf(tableOf(own, level, drug, term)) }))
  })
}

/** Reports by age group and sex, those alone that there are. */
function peopleOf(reports: readonly KeptReport[]): PeopleCount[] {
  const groups = Map.groupBy(reports, ({ strata }) => JSON.stringify([strata.age, strata.sex]))
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, own]) => {
      const [age, sex] = JSON.parse(key) as [string, string]
      return { age, sex, n: own.length }
    })
}

/** Figures of all reports that were received until the end of each quarter. */
function scanOf(
  reports: readonly KeptReport[],
  level: CountLevel,
  drug: string,
  term: string
): ScanPoint[] {
  const days = reports.flatMap(({ received }) => received ?? []).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const points: ScanPoint[] = []
  let [year, quarter] = [Number(first.slice(0, 4)), Math.floor((Number(first.slice(5, 7)) - 1) / 3)]
  for (let at = 0; at < 80; at++) {
    const until = new Date(Date.UTC(year, quarter * 3 + 3, 0)).toISOString().slice(0, 10)
    const own = reports.filter(({ received = '' }) => received !== '' && received <= until)
    const { n, IC, IC025, IC975 } = figuresOf(tableOf(own, level, drug, term))
    points.push({ until, n, IC, IC025, IC975 })
    if (until >= last) break
    quarter += 1
    if (quarter === 4) [year, quarter] = [year + 1, 0]
  }
  return points
}

/** The drugs with most reports of the event beside this one, and what the pair is without their reports. */
function masksOf(
  reports: readonly KeptReport[],
  level: CountLevel,
  drug: string,
  term: string
): Omit<ShownMask, 'name'>[] {
  const ofDrug = new Map<string, number>()
  for (const report of reports)
    if (report.terms[level]?.includes(term))
      for (const other of report.drugs) ofDrug.set(other, (ofDrug.get(other) ?? 0) + 1)
  ofDrug.delete(drug)
  const rows = reportRows(reports, level, [])
  return [...ofDrug]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 5)
    .flatMap(([other]) => {
      const found = maskedBy(rows, rows.drugs.indexOf(other), rows.events.indexOf(term)).find(
        (each) => rows.drugs[each.drug] === drug
      )
      if (!found) return []
      const { before, after, ratio } = found
      const plain = { before: plainValue(before.prr), after: plainValue(after.prr) }
      return [{ drug: other, ...plain, ratio: plainValue(ratio) }]
    })
}
