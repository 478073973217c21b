import { createHash } from 'node:crypto'

import { pointsOfCounts } from '#plugins/signal/computing/counted_pairs'
import { priorFor } from '#plugins/signal/computing/compute_pairs'
import type { CountLevel, PlanSettings } from '#plugins/signal/contract/plan'
import type { ResultLevel, ResultPair, RunInputs, RunResult } from '#plugins/signal/contract/result'
import { countUnmapped, pairCounts, sortReports } from '#plugins/signal/counting/count_reports'
import type { KeptPart, KeptReport, KeyName } from '#plugins/signal/counting/kept_report'
import { listednessOf } from '#plugins/signal/counting/listedness'
import { plainValues } from '#plugins/signal/printing/plain_value'
import { PairJudge, signalRules } from '#plugins/signal/rules/judge_pair'
import { measure } from '#plugins/signal/statistics/measures'

export type Names = Readonly<Record<string, KeyName>>

/** The parts of a run in one: the same key of two parts has the texts of both. */
export function joinedParts(parts: readonly KeptPart[]): { reports: KeptReport[]; names: Names } {
  const names: Record<string, KeyName> = {}
  for (const part of parts) {
    for (const [key, name] of Object.entries(part.names)) {
      const known = names[key]
      const texts = [...new Set([...(known?.texts ?? []), ...name.texts])].sort()
      names[key] = { ...(known ?? name), texts }
    }
  }
  return { reports: parts.flatMap(({ reports }) => reports), names }
}

/**
 * Computes a run from what it keeps, and from nothing else: the same reports, settings and inputs give the
 * same result, byte for byte.
 */
export function computeResult(
  settings: PlanSettings,
  inputs: RunInputs,
  parts: readonly KeptPart[]
): RunResult {
  const { reports, names } = joinedParts(parts)
  const { counted, leftOut } = sortReports(reports)
  const reasons: Record<string, number> = {}
  for (const { out } of leftOut) reasons[out] = (reasons[out] ?? 0) + 1
  const levels = settings.levels.map((level) =>
    computeLevel(level, counted, { settings, inputs, names })
  )
  const used = new Set(
    levels.flatMap(({ pairs }) => pairs.flatMap((pair) => [pair.drug, pair.term]))
  )
  for (const key of [...used]) if (names[key]?.soc !== undefined) used.add(names[key].soc)
  return {
    reports: counted.length,
    drugs: new Set(counted.flatMap(({ drugs }) => drugs)).size,
    leftOut: Object.fromEntries(Object.entries(reasons).sort()),
    unmapped: countUnmapped(counted),
    levels,
    names: Object.fromEntries([...used].sort().map((key) => [key, names[key]!.words])),
  }
}

interface Context {
  readonly settings: PlanSettings
  readonly inputs: RunInputs
  readonly names: Names
}

function computeLevel(
  level: CountLevel,
  reports: readonly KeptReport[],
  { settings, inputs, names }: Context
): ResultLevel {
  const counts = pairCounts(reports, level, settings.strata)
  const { posterior, theta, notes } = priorFor(
    pointsOfCounts(counts, settings.zeros),
    settings.zeros,
    undefined
  )
  const judge = new PairJudge(signalRules.filter(({ id }) => settings.rules.includes(id)))
  const { drug, event, n, expected } = counts.pairs()
  const pairs = [...n].map((a, at): ResultPair => {
    const [drugAt, eventAt] = [drug[at]!, event[at]!]
    const table = counts.table(drugAt, eventAt, a)
    const awaited = expected[at]!
    const measures = measure(table, awaited, { posterior, withoutConditional: true })
    const verdicts = judge.judge({ ...table, expected: awaited, ...measures })
    const withTerm = new Set(counts.reportsOfEvent(eventAt))
    const both = [...counts.reportsOfDrug(drugAt)].filter((each) => withTerm.has(each))
    const [drugKey, termKey] = [counts.drugs[drugAt]!, counts.events[eventAt]!]
    return {
      ...{ drug: drugKey, term: termKey, ...table, expected: awaited },
      serious: both.filter((each) => reports[each]!.isSerious).length,
      fatal: both.filter((each) => reports[each]!.isFatal).length,
      figures: plainValues(measures),
      rules: settings.rules.filter((id) => verdicts[id] === true),
      listed:
        level === 'pt' && settings.market !== null
          ? listednessOf(inputs.documents, names[drugKey]!, [termKey, names[termKey]!])
          : null,
    }
  })
  return { level, theta, notes, pairs }
}

/** What a run found as the bytes of which its SHA-256 is kept. */
export const resultBytes = (result: RunResult): Buffer =>
  Buffer.from(JSON.stringify(result), 'utf8')

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')
